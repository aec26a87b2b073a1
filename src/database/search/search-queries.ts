import { asc, sql } from 'drizzle-orm'
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
    selectNames(db, ids),
    db
      .select({ species_id: species_synonyms.species_id, synonym: species_synonyms.synonym })
      .from(species_synonyms)
      .where(ofSpecies(species_synonyms.species_id, ids))
      .orderBy(asc(species_synonyms.synonym)),
  ])
  const namesOf = new Map(names.map((one) => [one.species_id, one.names]))
  const synonymsOf = Map.groupBy(synonyms, ({ species_id }) => species_id)
  const named = taxa.map((taxon) => ({
    ...taxon,
    common_names: packNames(namesOf.get(taxon.id)?.map(nameOf) ?? []),
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

type NameRow = [name: string, iso_639: string | null, is_main: boolean]

/** One row a species: with a row a name, most of the time would go into rows. */
function selectNames(db: Reader, ids: readonly string[] | undefined) {
  const { id, species_id, name, iso_639, is_main } = common_names
  const names = sql<
    NameRow[]
  >`json_agg(json_build_array(${name}, ${iso_639}, ${is_main}) order by ${is_main} desc, ${name}, ${id})`
  return db
    .select({ species_id, names })
    .from(common_names)
    .where(ofSpecies(species_id, ids))
    .groupBy(species_id)
}

const nameOf = ([name, iso_639, is_main]: NameRow) => ({ name, iso_639, is_main })

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
