import { asc, desc } from 'drizzle-orm'
import type { CuratedTable } from '../curation/curated-table.ts'
import { common_names, species_synonyms } from '../schema/index.ts'

export const curatedCommonNames: CuratedTable = {
  name: 'common_names',
  table: common_names,
  species_id: common_names.species_id,
  searched: [common_names.name, common_names.language],
  order: [desc(common_names.is_main), asc(common_names.language), asc(common_names.name)],
  refusals: { common_names_name_key: 'name_already_there' },
}

export const curatedSynonyms: CuratedTable = {
  name: 'species_synonyms',
  table: species_synonyms,
  species_id: species_synonyms.species_id,
  searched: [species_synonyms.synonym],
  order: [asc(species_synonyms.synonym)],
  refusals: { species_synonyms_synonym_key: 'synonym_already_there' },
}
