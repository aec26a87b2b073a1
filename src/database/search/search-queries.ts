import { asc, desc } from 'drizzle-orm'
import { groupMembers } from '#domain/search/group-members.ts'
import { termEntries } from '#domain/search/record-entries.ts'
import type { SearchEntry } from '#domain/search/search-entry.ts'
import { speciesEntries } from '#domain/search/species-entries.ts'
import { TRANSLATION_LANGUAGES } from '#domain/translations/translated-fields.ts'
import type { Reader } from '../access.ts'
import { common_names, glossary_terms, species, species_synonyms } from '../schema/index.ts'
import { familyName } from '../species/family-sql.ts'
import { listTranslationsOfGlossary } from '../translations/translations-queries.ts'

/** Every species with all of its names, and the groups and families that they are found by together. */
export async function listSpeciesEntries(db: Reader): Promise<SearchEntry[]> {
  const [taxa, names, synonyms] = await Promise.all([
    listTaxa(db),
    db
      .select({
        species_id: common_names.species_id,
        name: common_names.name,
        iso_639: common_names.iso_639,
      })
      .from(common_names)
      .orderBy(desc(common_names.is_main), asc(common_names.name)),
    db
      .select({ species_id: species_synonyms.species_id, synonym: species_synonyms.synonym })
      .from(species_synonyms)
      .orderBy(asc(species_synonyms.synonym)),
  ])
  const namesOf = Map.groupBy(names, ({ species_id }) => species_id)
  const synonymsOf = Map.groupBy(synonyms, ({ species_id }) => species_id)
  return speciesEntries(
    taxa.map((taxon) => ({
      ...taxon,
      common_names: namesOf.get(taxon.id) ?? [],
      synonyms: synonymsOf.get(taxon.id)?.map(({ synonym }) => synonym) ?? [],
    })),
  )
}

/** The species of each everyday group. */
export const listGroupMembers = async (db: Reader) => groupMembers(await listTaxa(db))

/** What every species is called and where it belongs, by scientific name. */
function listTaxa(db: Reader) {
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
    .orderBy(asc(scientific_name))
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
