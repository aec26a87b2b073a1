import { editDistance } from '../assistant/edit-distance.ts'
import { isSearchable, searchWords } from '../names/search-text.ts'
import { firstInOrder } from './first-in-order.ts'
import { soughtAs } from './name-match.ts'
import { namesOfEntries } from './names-of-entries.ts'
import { languageDistance, type SearchEntry } from './search-entry.ts'
import { hitOf, type NameOfEntry, type SearchHit } from './search-hit.ts'

const NEAREST = 3
const FEWEST_LETTERS = 4
const MOST_LETTERS = 40
/** People know how a word begins: a slip in the first letter is less likely. */
const OTHER_FIRST_LETTER = 0.5
/** A name is nearer than a word of a longer one. */
const WORD_OF_NAME = 0.25

/** Longer words forgive more slips. */
const forgiven = (letters: number): number => (letters < 6 ? 1 : letters < 9 ? 2 : 3)

/**
 * The entries with a name or a word of one that is spelt nearly as what was sought, the nearest first, three at most. None where
 * a word matches: `hits` are those that do.
 */
export function nearestEntries(
  entries: readonly SearchEntry[],
  hits: readonly Pick<SearchHit, 'match'>[],
  search: string,
  language: string | undefined,
): SearchHit[] {
  if (!isSearchable(search) || hits.some(({ match }) => match !== 'part')) return []
  const { sought } = soughtAs(searchWords(search))
  if (sought.length < FEWEST_LETTERS || sought.length > MOST_LETTERS) return []
  const names = namesOfEntries(entries)
  const slips = slipsFrom(sought)
  const nearest = new Map<number, NearName>()
  for (const found of names.nearly(sought, forgiven(sought.length), !sought.includes(' '))) {
    const { index, entry, place, label, folded } = found
    const distance = languageDistance(label, language)
    // Among the names in forty languages something is always spelt alike.
    if (label.kind === 'code' || distance > 1) continue
    const far = slips(folded) * 2 + distance
    const before = nearest.get(index)
    if (far < (before?.far ?? Number.POSITIVE_INFINITY)) nearest.set(index, { entry, place, far })
  }
  return firstInOrder([...nearest.values()], NEAREST, (a, b) => a.far - b.far).map((one) =>
    hitOf({ ...one, match: 'nearest' }),
  )
}

interface NearName extends NameOfEntry {
  far: number
}

/** The slips between what was sought and a name or, if it is one word, a word of the name; infinite beyond what is forgiven. */
function slipsFrom(sought: string): (folded: string) => number {
  const most = forgiven(sought.length)
  const known = new Map<string, number>()
  const slipsTo = (one: string): number => {
    if (one.length < FEWEST_LETTERS || Math.abs(one.length - sought.length) > most)
      return Number.POSITIVE_INFINITY
    const before = known.get(one)
    if (before !== undefined) return before
    const slips = editDistance(sought, one)
    const far =
      slips > most ? Number.POSITIVE_INFINITY : slips + (one[0] === sought[0] ? 0 : OTHER_FIRST_LETTER)
    known.set(one, far)
    return far
  }
  return (folded) => {
    const words = sought.includes(' ') ? [] : folded.split(' ').filter((word) => word !== folded)
    return Math.min(slipsTo(folded), ...words.map((word) => slipsTo(word) + WORD_OF_NAME))
  }
}
