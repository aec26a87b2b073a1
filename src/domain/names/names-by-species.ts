import type { SearchableName } from './closest-names.ts'

interface SpeciesNames {
  species_id: string
  names: Pick<SearchableName, 'text' | 'kind'>[]
}

/** The names of each species, a text once however many languages share it, species by scientific name. */
export function namesBySpecies(names: readonly SearchableName[]): SpeciesNames[] {
  const order = names.toSorted((a, b) => (a.scientific_name < b.scientific_name ? -1 : 1))
  return [...Map.groupBy(order, ({ species_id }) => species_id)].map(([species_id, ofSpecies]) => ({
    species_id,
    names: [...new Map(ofSpecies.map(({ text, kind }) => [`${kind} ${text}`, { text, kind }])).values()],
  }))
}
