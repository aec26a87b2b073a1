import { editDistance } from '../assistant/edit-distance.ts'
import { nameDistance, nearestNamed } from '../names/nearest-named.ts'

/** A country by its code and what it is called. */
export interface CalledCountry {
  code: string
  name: string
}

/** A code has two letters; longer words are read as names. */
const LONGEST_CODE = 2

/**
 * The countries that an unknown word may mean, the nearest first: by slips of the pen in the code, or in the name where
 * the word is longer than a code. Equally near ones stand by their codes.
 */
export function nearestCountries<Country extends CalledCountry>(
  word: string,
  known: readonly Country[],
): Country[] {
  const byCode = known.toSorted((a, b) => (a.code < b.code ? -1 : 1))
  return nearestNamed(word, byCode, (asked, { code, name }) =>
    asked.length <= LONGEST_CODE ? codeDistance(asked, code) : nameDistance(asked, name),
  )
}

/** People know how a code begins: a slip in the second letter is nearer than one in the first. */
function codeDistance(asked: string, code: string): number {
  const lower = code.toLowerCase()
  return editDistance(asked, lower) + (lower[0] === asked[0] ? 0 : 0.5)
}
