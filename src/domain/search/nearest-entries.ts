import { editDistance } from '../assistant/edit-distance.ts'
import { foldedName } from './fold-words.ts'
import type { SearchHit } from './search-entries.ts'
import { languageDistance, type SearchEntry, type SearchName } from './search-entry.ts'

const NEAREST = 3
const FEWEST_LETTERS = 4
const MOST_LETTERS = 40
/** People know how a word begins: a slip in the first letter is less likely. */
const OTHER_FIRST_LETTER = 0.5
/** A name is nearer than a word of a longer one. */
const WORD_OF_NAME = 0.25

/** Longer words forgive more slips. */
const forgiven = (letters: number): number => (letters < 6 ? 1 : letters < 9 ? 2 : 3)

/** The entries with a name or a word of one that is spelt nearly as what was sought, the nearest first, three at most. */
export function nearestEntries(
  entries: readonly SearchEntry[],
  sought: string,
  language: string | undefined,
): SearchHit[] {
  if (sought.length < FEWEST_LETTERS || sought.length > MOST_LETTERS) return []
  return entries
    .flatMap((entry) => nearestName(entry, sought, language) ?? [])
    .sort((a, b) => a.far - b.far)
    .slice(0, NEAREST)
    .map(({ entry, name }) => ({ entry, name, match: 'nearest' as const }))
}

function nearestName(entry: SearchEntry, sought: string, language: string | undefined) {
  let nearest: { entry: SearchEntry; name: SearchName; far: number } | undefined
  for (const name of entry.names) {
    const distance = languageDistance(name, language)
    // Among the names in forty languages something is always spelt alike.
    if (name.kind === 'code' || distance > 1) continue
    const slips = slipsFrom(foldedName(name), sought)
    if (slips === undefined) continue
    const far = slips * 2 + distance
    if (nearest === undefined || far < nearest.far) nearest = { entry, name, far }
  }
  return nearest
}

/** The slips between what was sought and a name or, if it is one word, a word of the name; undefined beyond what is forgiven. */
function slipsFrom(folded: string, sought: string): number | undefined {
  const most = forgiven(sought.length)
  const compared = sought.includes(' ') ? [folded] : [folded, ...folded.split(' ')]
  const slips = compared
    .filter((one) => one.length >= FEWEST_LETTERS && Math.abs(one.length - sought.length) <= most)
    .map((one) => ({ one, slips: editDistance(sought, one) }))
    .filter((near) => near.slips <= most)
    .map(
      ({ one, slips }) =>
        slips + (one[0] === sought[0] ? 0 : OTHER_FIRST_LETTER) + (one === folded ? 0 : WORD_OF_NAME),
    )
  return slips.length === 0 ? undefined : Math.min(...slips)
}
