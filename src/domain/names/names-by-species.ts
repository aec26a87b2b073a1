import type { NamedTaxon } from '../search/species-entries.ts'
import type { SearchableName } from './closest-names.ts'
import { unpackNames } from './packed-names.ts'

/** The names of each species in the order given, a text once however many languages share it. */
export const namesBySpecies = (taxa: readonly NamedTaxon[]): SpeciesNames[] => taxa.map(namesOfSpecies)

function namesOfSpecies(taxon: NamedTaxon) {
  return {
    species_id: taxon.id,
    names: [...new Map(namesOf(taxon).map((name) => [`${name.kind} ${name.text}`, name])).values()],
  }
}

type Name = Pick<SearchableName, 'text' | 'kind'>
type SpeciesNames = ReturnType<typeof namesOfSpecies>

/** In every language, with synonyms and family. */
const namesOf = ({ scientific_name, common_name, family, common_names, synonyms }: NamedTaxon): Name[] => [
  { text: scientific_name, kind: 'scientific_name' },
  ...(common_name ? [{ text: common_name, kind: 'common_name' as const }] : []),
  { text: family, kind: 'family' },
  ...unpackNames(common_names).map(({ name }) => ({ text: name, kind: 'common_name' as const })),
  ...synonyms.map((text) => ({ text, kind: 'synonym' as const })),
]
