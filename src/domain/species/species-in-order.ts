import { firstNotBefore } from './sorted-again.ts'

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
  const places = found.map((one) => firstNotBefore(before, one, 0, byScientificName))
  const isInPlace = found.every(({ id }, at) => before[places[at] as number]?.id === id)
  if (found.length !== ids.length || !isInPlace) return withOthers(before, ids, found)
  const changed = new Map(places.map((place, at) => [place, sameOr(before[place], found[at] as Species)]))
  if (places.every((place) => changed.get(place) === before[place])) return before
  return before.map((one, place) => changed.get(place) ?? one)
}

/** The same where a species was added, renamed or is gone, so that others may stand elsewhere: the whole list is gone through. */
function withOthers<Species extends ListedSpecies>(
  before: readonly Species[],
  ids: readonly string[],
  found: readonly Species[],
): readonly Species[] {
  const replaced = new Set(ids)
  const former = new Map(before.filter(({ id }) => replaced.has(id)).map((one) => [one.id, one]))
  const read = found.map((one) => sameOr(former.get(one.id), one))
  if (read.length === former.size && read.every((one) => former.get(one.id) === one)) return before
  return [...before.filter(({ id }) => !replaced.has(id)), ...read].sort(byScientificName)
}

/** What was known before, where it says the same as what was found. */
const sameOr = <Species extends ListedSpecies>(known: Species | undefined, found: Species): Species =>
  known !== undefined && JSON.stringify(known) === JSON.stringify(found) ? known : found
