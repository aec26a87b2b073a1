import type { SearchableName } from './closest-names.ts'

interface SpeciesNames {
  species_id: string
  names: Pick<SearchableName, 'text' | 'kind'>[]
}

/** The names of each species, a text once however many languages share it, species by scientific name. */
export function namesBySpecies(names: readonly SearchableName[]): SpeciesNames[] {
  const each = [...Map.groupBy(names, ({ species_id }) => species_id)].map(([species_id, ofSpecies]) => ({
    species_id,
    scientific_name: ofSpecies[0]?.scientific_name ?? '',
    names: [...new Map(ofSpecies.map(({ text, kind }) => [`${kind} ${text}`, { text, kind }])).values()],
  }))
  return each
    .sort((a, b) => byText(a.scientific_name, b.scientific_name))
    .map(({ species_id, names }) => ({ species_id, names }))
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
