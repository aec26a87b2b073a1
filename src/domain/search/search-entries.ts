import { isSearchable } from '../names/search-text.ts'
import { firstInOrder } from './first-in-order.ts'
import { compareHits, matchingEntries, type RankedHit } from './matching-entries.ts'
import { nearestEntries } from './nearest-entries.ts'
import { languageDistance, type SearchEntry } from './search-entry.ts'
import { hitOf, type SearchHit } from './search-hit.ts'

/** What a reader looks for, the best first, `most` of it at most; where no word matches, what is nearest in spelling last. */
export function searchEntries(
  entries: readonly SearchEntry[],
  search: string,
  language?: string,
  most = Number.POSITIVE_INFINITY,
): SearchHit[] {
  const hits = matchingEntries(entries, search, language)
  const found = firstInOrder(hits, most, compareHits).map(hitOf)
  if (found.length === most) return found
  return [...found, ...nearestEntries(entries, hits, search, language)].slice(0, most)
}

/**
 * Ids of the species that a search finds; undefined where it does not narrow. A word for a group means the group alone, so
 * that "fish" is not the blackfish; names of other languages than the portal's count where none of its own match.
 */
export function speciesFound(entries: readonly SearchEntry[], search: string): Set<string> | undefined {
  if (!isSearchable(search)) return undefined
  const hits = matchingEntries(entries, search, undefined)
  const own = hits.filter(({ label }) => languageDistance(label, undefined) === 0)
  const whole = own.filter(({ match }) => match === 'exact')
  const isGroup = whole.some(({ entry, label }) => entry.kind === 'group' || label.kind === 'group')
  const counted = isGroup ? whole : own.length > 0 ? own : hits
  return new Set(counted.flatMap(speciesOfHit))
}

/** While a word for a group is being written, it may still become another. */
function speciesOfHit({ entry, match }: RankedHit): readonly string[] {
  if (entry.kind === 'species') return [entry.id]
  return entry.kind === 'family' || match === 'exact' ? (entry.species ?? []) : []
}
