import { editDistance } from '../assistant/edit-distance.ts'

/** A country by its code and what it is called. */
export interface CalledCountry {
  code: string
  name: string
}

const NEAREST = 3
/** A code has two letters; longer words are read as names. */
const LONGEST_CODE = 2
/** Of longer words there is no country that is near. */
const LONGEST_WORD = 60

/**
 * The countries that an unknown word may mean, the nearest first: by slips of the pen in the code, or in the name where
 * the word is longer than a code. Equally near ones keep the order of their codes.
 */
export function nearestCountries<Country extends CalledCountry>(
  word: string,
  known: readonly Country[],
): Country[] {
  const asked = word.trim().toLowerCase()
  if (asked === '' || asked.length > LONGEST_WORD) return []
  const distance = asked.length <= LONGEST_CODE ? codeDistance : nameDistance
  return known
    .map((country) => ({ country, distance: distance(asked, country) }))
    .sort((a, b) => a.distance - b.distance || (a.country.code < b.country.code ? -1 : 1))
    .slice(0, NEAREST)
    .map(({ country }) => country)
}

/** People know how a code begins: a slip in the second letter is nearer than one in the first. */
function codeDistance(asked: string, { code }: CalledCountry): number {
  const lower = code.toLowerCase()
  return editDistance(asked, lower) + (lower[0] === asked[0] ? 0 : 0.5)
}

/** A name that begins with the word, or has it, is meant before one that is only spelt alike. */
function nameDistance(asked: string, { name }: CalledCountry): number {
  const lower = name.toLowerCase()
  if (lower.startsWith(asked)) return 0
  return lower.includes(asked) ? 1 : editDistance(asked, lower)
}
