import type { CuratedTable } from '../curation/curated-table.ts'
import { species } from '../schema/index.ts'

/** Source: specification, document 3, section 7, "species". */
export const curatedSpecies: CuratedTable = {
  name: 'species',
  table: species,
  searched: [species.scientific_name, species.common_name],
  order: [species.scientific_name],
  refusals: { species_scientific_name_unique: 'scientific_name_already_there' },
}
