import { useLocalNames } from '#web/components/use-local-names.ts'

interface NamedSpecies {
  species_id: string
  scientific_name: string
  common_name: string | null
}

/** What species are called within a sentence, in the reader's language; their scientific name where they have no other. */
export function useNamesInText(): (species: NamedSpecies) => string {
  const localName = useLocalNames()
  return ({ species_id, scientific_name, common_name }) =>
    localName(species_id) || common_name || scientific_name
}
