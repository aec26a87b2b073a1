import { asc, desc } from 'drizzle-orm'
import { compactRecords } from '#domain/compact-records.ts'
import { packNames } from '#domain/names/packed-names.ts'
import { termEntries } from '#domain/search/record-entries.ts'
import type { SearchEntry } from '#domain/search/search-entry.ts'
import type { NamedTaxon } from '#domain/search/species-entries.ts'
import { byScientificName } from '#domain/species/species-in-order.ts'
import { TRANSLATION_LANGUAGES } from '#domain/translations/translated-fields.ts'
import type { Reader } from '../access.ts'
import { common_names, glossary_terms, species, species_synonyms } from '../schema/index.ts'
import { familyName } from '../species/family-sql.ts'
import { ofSpecies } from '../species/of-species.ts'
import { listTranslationsOfGlossary } from '../translations/translations-queries.ts'

/** Every species, or each with one of the ids, with where it belongs and all of its names, by scientific name. */
export async function listNamedTaxa(db: Reader, ids?: readonly string[]): Promise<NamedTaxon[]> {
  const [taxa, names, synonyms] = await Promise.all([
    selectTaxa(db, ids),
    db
      .select({
        species_id: common_names.species_id,
        name: common_names.name,
        iso_639: common_names.iso_639,
        is_main: common_names.is_main,
      })
      .from(common_names)
      .where(ofSpecies(common_names.species_id, ids))
      .orderBy(desc(common_names.is_main), asc(common_names.name), asc(common_names.id)),
    db
      .select({ species_id: species_synonyms.species_id, synonym: species_synonyms.synonym })
      .from(species_synonyms)
      .where(ofSpecies(species_synonyms.species_id, ids))
      .orderBy(asc(species_synonyms.synonym)),
  ])
  const namesOf = Map.groupBy(names, ({ species_id }) => species_id)
  const synonymsOf = Map.groupBy(synonyms, ({ species_id }) => species_id)
  const named = taxa.map((taxon) => ({
    ...taxon,
    common_names: packNames(namesOf.get(taxon.id) ?? []),
    synonyms: synonymsOf.get(taxon.id)?.map(({ synonym }) => synonym) ?? [],
  }))
  return compactRecords(named).sort(byScientificName)
}

function selectTaxa(db: Reader, ids: readonly string[] | undefined) {
  const { id, scientific_name, common_name, kingdom, order_name, genus } = species
  return db
    .select({
      id,
      scientific_name,
      common_name,
      kingdom,
      class: species.class,
      order_name,
      family: familyName,
      genus,
    })
    .from(species)
    .where(ofSpecies(id, ids))
}

/** The terms of the glossary with their translations. */
export async function listTermEntries(db: Reader): Promise<SearchEntry[]> {
  const { id, term, acronym } = glossary_terms
  const [terms, ...translations] = await Promise.all([
    db.select({ id, term, acronym }).from(glossary_terms).orderBy(asc(term)),
    ...TRANSLATION_LANGUAGES.map(
      async (language) => [language, await listTranslationsOfGlossary(db, language)] as const,
    ),
  ])
  return termEntries(terms, Object.fromEntries(translations))
}
