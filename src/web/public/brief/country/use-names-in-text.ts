import { useLocalNames } from '#web/components/use-local-names.ts'

interface NamedSpecies {
  species_id: string
  scientific_name: string
  common_name: string | null
}

interface NamesInText {
  /** What a species is called, in the reader's language where it has such a name; its scientific name where it has no other. */
  nameOf: (species: NamedSpecies) => string
  /** The names that are in English for want of one in the reader's language. */
  englishOf: (species: readonly NamedSpecies[]) => (string | null)[]
}

/** What species are called within a sentence. */
export function useNamesInText(): NamesInText {
  const localName = useLocalNames()
  return {
    nameOf: ({ species_id, scientific_name, common_name }) =>
      localName(species_id) || common_name || scientific_name,
    englishOf: (species) => species.flatMap((one) => (localName(one.species_id) ? [] : one.common_name)),
  }
}
