import type { NamedTaxon } from '../search/species-entries.ts'
import type { SearchableName } from './closest-names.ts'
import { unpackNames } from './packed-names.ts'

/** The names of each species in the order given, a text once however many languages share it. */
export const namesBySpecies = (taxa: readonly NamedTaxon[]): SpeciesNames[] => taxa.map(namesOfSpecies)

/**
 * Everything that a search may find a species by: its names in every language, synonyms and family. They are made as they are
 * gone through, and are not held.
 */
export const searchableNames = (taxa: readonly NamedTaxon[]): Iterable<SearchableName> => ({
  *[Symbol.iterator]() {
    for (const taxon of taxa) yield* searchableNamesOf(taxon)
  },
})

function namesOfSpecies(taxon: NamedTaxon) {
  const names = searchableNamesOf(taxon).map(({ text, kind }) => ({ text, kind }))
  return {
    species_id: taxon.id,
    names: [...new Map(names.map((name) => [`${name.kind} ${name.text}`, name])).values()],
  }
}

type SpeciesNames = ReturnType<typeof namesOfSpecies>

function searchableNamesOf(taxon: NamedTaxon): SearchableName[] {
  const { id: species_id, scientific_name, common_name, family } = taxon
  const owner = { species_id, scientific_name }
  return [
    { ...owner, text: scientific_name, kind: 'scientific_name', iso_639: null },
    ...(common_name ? [{ ...owner, text: common_name, kind: 'common_name' as const, iso_639: 'en' }] : []),
    { ...owner, text: family, kind: 'family', iso_639: null },
    ...unpackNames(taxon.common_names).map(({ name, iso_639 }) => ({
      ...owner,
      text: name,
      kind: 'common_name' as const,
      iso_639,
    })),
    ...taxon.synonyms.map((text) => ({ ...owner, text, kind: 'synonym' as const, iso_639: null })),
  ]
}
