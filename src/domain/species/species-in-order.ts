/** What a list of species is ordered by. */
export interface ListedSpecies {
  id: string
  scientific_name: string
}

/** By scientific name, in the order of its letters' codes, so that every database and browser has the same. */
export function byScientificName(a: ListedSpecies, b: ListedSpecies): number {
  return byText(a.scientific_name, b.scientific_name) || byText(a.id, b.id)
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** A list in order after the species with these ids were read again; one that was not found again is gone. */
export function withSpeciesReadAgain<Species extends ListedSpecies>(
  before: readonly Species[],
  ids: readonly string[],
  found: readonly Species[],
): Species[] {
  const replaced = new Set(ids)
  return [...before.filter(({ id }) => !replaced.has(id)), ...found].sort(byScientificName)
}
