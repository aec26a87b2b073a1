import { isSearchable, searchWords } from '../names/search-text.ts'
import { type Match, matchOf, partsOfMatches, type Sought, soughtAs } from './name-match.ts'
import { namesOfEntries } from './names-of-entries.ts'
import { languageDistance, type NameLabel, SEARCH_KINDS, type SearchEntry } from './search-entry.ts'
import { type NameOfEntry, nameOf } from './search-hit.ts'

/**
 * By how far a name is from the reader's language. A whole word of another language of the portal means more than the
 * beginning of a second word; Nordic compounds need letters inside a word ("hval" in "blåhval"), which mean nothing in
 * other languages.
 */
const RANKS: readonly Readonly<Record<Match, number>>[] = [
  { exact: 0, start: 1, word: 3, part: 5 },
  { exact: 2, start: 4, word: 6, part: 10 },
  { exact: 7, start: 8, word: 9, part: 11 },
]
const LAST_CLOSE_RANK = 9

/** An entry with the name that matches best. */
export interface RankedHit extends NameOfEntry {
  label: NameLabel
  match: Match
  rank: number
  /** The name, folded. */
  folded: string
}

/**
 * The entries with a name that matches, in their own order: by names of the reader's language and scientific names, by those of the
 * portal's other languages, then by all others. Letters inside a foreign word find something only where nothing else matches.
 * Without a language those of the portal count alike.
 */
export function matchingEntries(
  entries: readonly SearchEntry[],
  search: string,
  language: string | undefined,
): RankedHit[] {
  if (!isSearchable(search)) return []
  const words = searchWords(search)
  const asWritten = soughtAs(words)
  if (asWritten.sought === '') return []

  const whole = [...bestOfEach(entries, asWritten, language).values()]
  const hits = whole.length > 0 ? whole : acrossNames(entries, words, language)
  const close = hits.filter(({ rank }) => rank <= LAST_CLOSE_RANK)
  return close.length > 0 ? close : hits
}

/** Entries of which each word begins a word of some name, as in "narwhal tusk"; the farthest name tells why. */
function acrossNames(
  entries: readonly SearchEntry[],
  words: string,
  reader: string | undefined,
): RankedHit[] {
  const each = words.split(' ')
  if (each.length === 1) return []
  let farthest: Map<number, RankedHit> | undefined
  for (const word of new Set(each.toReversed())) {
    const before = farthest
    farthest = new Map()
    for (const [index, hit] of bestOfEach(entries, soughtAs(word), reader)) {
      const other = before === undefined ? hit : before.get(index)
      if (hit.match === 'part' || other === undefined) continue
      farthest.set(index, hit.rank > other.rank ? hit : other)
    }
    if (farthest.size === 0) return []
  }
  return [...(farthest ?? new Map()).values()].map((hit) => ({ ...hit, match: 'word' as const }))
}

/** The name of each entry that matches best, by the entry's place. */
function bestOfEach(
  entries: readonly SearchEntry[],
  sought: Sought,
  reader: string | undefined,
): Map<number, RankedHit> {
  const names = namesOfEntries(entries)
  const best = new Map<number, RankedHit>()
  for (const { index, ...name } of names.containingAny(partsOfMatches(sought))) {
    const match = matchOf(name.label, name.folded, sought, () => nameOf(name).text)
    if (match === undefined) continue
    const rank = RANKS[languageDistance(name.label, reader)]?.[match] ?? LAST_CLOSE_RANK
    const before = best.get(index)
    if (before === undefined || rank < before.rank) best.set(index, { ...name, match, rank })
  }
  return best
}

/** The best hit first. */
export function compareHits(a: RankedHit, b: RankedHit): number {
  return (
    a.rank - b.rank ||
    SEARCH_KINDS.indexOf(a.entry.kind) - SEARCH_KINDS.indexOf(b.entry.kind) ||
    byText(a.folded, b.folded) ||
    byText(a.entry.id, b.entry.id)
  )
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
