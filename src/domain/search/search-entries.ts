import { isSearchable, searchWords } from '../names/search-text.ts'
import { foldedName, foldWords, inSingular } from './fold-words.ts'
import { nearestEntries } from './nearest-entries.ts'
import { languageDistance, SEARCH_KINDS, type SearchEntry, type SearchName } from './search-entry.ts'

/** How a name matches, the best first: all of it, its beginning, the beginning of its words, letters inside a word. */
const MATCHES = ['exact', 'start', 'word', 'part'] as const
type Match = (typeof MATCHES)[number]

export interface SearchHit {
  entry: SearchEntry
  /** The name that matches, which tells why the entry was found. */
  name: SearchName
  /** `nearest` where nothing matches and the name is only spelt alike. */
  match: Match | 'nearest'
}

/** Letters inside of words are looked for from here on. */
const FEWEST_LETTERS_OF_A_PART = 3

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

/**
 * What a reader looks for, the best first: by the names of the reader's language and scientific names, by those of the
 * portal's other languages, then by all others. Letters inside a foreign word find something only where nothing else
 * matches. Where no word matches, what is nearest in spelling is offered last. Without a language those of the portal
 * count alike.
 */
export function searchEntries(
  entries: readonly SearchEntry[],
  search: string,
  language?: string,
): SearchHit[] {
  if (!isSearchable(search)) return []
  const words = searchWords(search)
  const asWritten = soughtAs(words)
  const { sought } = asWritten
  if (sought === '') return []

  const whole = entries.flatMap((entry) => bestOf(entry, asWritten, language) ?? [])
  const hits = (whole.length > 0 ? whole : acrossNames(entries, words, language)).sort(
    (a, b) => a.rank - b.rank || compare(a, b),
  )
  const close = hits.filter(({ rank }) => rank <= LAST_CLOSE_RANK)
  const found = (close.length > 0 ? close : hits).map(({ rank, ...hit }) => hit)
  const isWord = found.some(({ match }) => match !== 'part')
  return isWord ? found : [...found, ...nearestEntries(entries, sought, language)]
}

/**
 * Ids of the species that a search finds; undefined where it does not narrow. A word for a group means the group alone, so
 * that "fish" is not the blackfish; names of other languages than the portal's count where none of its own match.
 */
export function speciesFound(entries: readonly SearchEntry[], search: string): Set<string> | undefined {
  if (!isSearchable(search)) return undefined
  const hits = searchEntries(entries, search).filter(({ match }) => match !== 'nearest')
  const own = hits.filter(({ name }) => languageDistance(name, undefined) === 0)
  const whole = own.filter(({ match }) => match === 'exact')
  const isGroup = whole.some(({ entry, name }) => entry.kind === 'group' || name.kind === 'group')
  const counted = isGroup ? whole : own.length > 0 ? own : hits
  return new Set(counted.flatMap(speciesOfHit))
}

/** While a word for a group is being written, it may still become another. */
function speciesOfHit({ entry, match }: SearchHit): readonly string[] {
  if (entry.kind === 'species') return [entry.id]
  return entry.kind === 'family' || match === 'exact' ? (entry.species ?? []) : []
}

interface RankedHit extends SearchHit {
  rank: number
}

interface Sought {
  /** As written. */
  words: string
  /** Folded, and the same in the singular. */
  sought: string
  inSingular: string
}

function soughtAs(words: string): Sought {
  const sought = foldWords(words)
  return { words, sought, inSingular: inSingular(sought) }
}

/** Entries of which each word begins a word of some name, as in "narwhal tusk"; the farthest name tells why. */
function acrossNames(
  entries: readonly SearchEntry[],
  words: string,
  reader: string | undefined,
): RankedHit[] {
  const each = words.split(/\s+/).map(soughtAs)
  if (each.length === 1) return []
  return entries.flatMap((entry) => {
    const hits = each
      .flatMap((one) => bestOf(entry, one, reader) ?? [])
      .filter(({ match }) => match !== 'part')
    const [farthest] = hits.toReversed().toSorted((a, b) => b.rank - a.rank)
    return farthest !== undefined && hits.length === each.length
      ? [{ ...farthest, match: 'word' as const }]
      : []
  })
}

function bestOf(entry: SearchEntry, sought: Sought, reader: string | undefined): RankedHit | undefined {
  let best: RankedHit | undefined
  for (const name of entry.names) {
    const match = matchOf(name, sought)
    if (match === undefined) continue
    const rank = RANKS[languageDistance(name, reader)]?.[match] ?? LAST_CLOSE_RANK
    if (best === undefined || rank < best.rank) best = { entry, name, match, rank }
  }
  return best
}

function matchOf(name: SearchName, { words, sought, inSingular }: Sought): Match | undefined {
  const folded = foldedName(name)
  // Two letters are more often the beginning of a word than a code, unless they are written as one.
  if (name.kind === 'code') return folded !== sought ? undefined : words === name.text ? 'exact' : 'word'
  if (folded === sought) return 'exact'
  if (folded.startsWith(sought)) return 'start'
  const parts = folded.split(' ')
  if (sought.split(' ').every((one) => parts.some((part) => part.startsWith(one)))) return 'word'
  if (name.language === 'en' && inSingular !== sought) {
    if (folded === inSingular) return 'start'
    if (inSingular.split(' ').every((one) => parts.includes(one))) return 'word'
  }
  const hasParts = name.kind !== 'key_word' && name.kind !== 'group'
  return hasParts && sought.length >= FEWEST_LETTERS_OF_A_PART && folded.includes(sought) ? 'part' : undefined
}

function compare(a: RankedHit, b: RankedHit): number {
  return (
    SEARCH_KINDS.indexOf(a.entry.kind) - SEARCH_KINDS.indexOf(b.entry.kind) ||
    byText(foldedName(a.name), foldedName(b.name)) ||
    byText(a.entry.id, b.entry.id)
  )
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
