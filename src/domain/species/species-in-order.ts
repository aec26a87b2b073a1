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

/**
 * A list in order after the species with these ids were read again; one that was not found again is gone. What says the same
 * as before stays the same object, and so does the list where all of it does: what was made of them holds.
 */
export function withSpeciesReadAgain<Species extends ListedSpecies>(
  before: readonly Species[],
  ids: readonly string[],
  found: readonly Species[],
): readonly Species[] {
  const replaced = new Set(ids)
  const former = new Map(before.filter(({ id }) => replaced.has(id)).map((one) => [one.id, one]))
  const read = found.map((one) => {
    const known = former.get(one.id)
    return known !== undefined && JSON.stringify(known) === JSON.stringify(one) ? known : one
  })
  if (read.length === former.size && read.every((one) => former.get(one.id) === one)) return before
  return [...before.filter(({ id }) => !replaced.has(id)), ...read].sort(byScientificName)
}
