import { APOSTROPHES } from './fold-name.ts'

export const QUOTATION_MARKS = '“”„‟«»″'

const ANY_APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g')
const ANY_QUOTATION_MARK = new RegExp(`[${QUOTATION_MARKS}]`, 'g')

/**
 * A name as it is stored: composed letters, single blanks, one form of apostrophes and quotation marks.
 * Source: supplement, section 5, "Names are stored trimmed, with one apostrophe form and normal case".
 */
export function storedName(text: string): string {
  return text
    .normalize('NFC')
    .replace(ANY_APOSTROPHE, "'")
    .replace(ANY_QUOTATION_MARK, '"')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Genus, species and subspecies; what follows, such as an author, is left as it is written. */
const WORDS_OF_A_NAME = 3
const ONLY_LETTERS = /^[\p{L}-]+$/u

/** A scientific name: the first word with a capital, the next two without. A subgenus in brackets stays as it is. */
export function storedScientificName(text: string): string {
  return storedName(text)
    .split(' ')
    .map((word, place) => {
      if (place >= WORDS_OF_A_NAME || !ONLY_LETTERS.test(word)) return word
      return place === 0 ? withCapital(word) : word.toLowerCase()
    })
    .join(' ')
}

/** The last part of a scientific name, without a capital. */
export const storedEpithet = (text: string): string => storedName(text).toLowerCase()

/** A family, an order or another taxon, with a capital. */
export function storedTaxon(text: string): string {
  return storedName(text)
    .split(' ')
    .map((word) => (ONLY_LETTERS.test(word) ? withCapital(word) : word))
    .join(' ')
}

/** A name with fewer capitals may be an abbreviation. */
const FEWEST_CAPITALS = 4

/** A common name in the case of its language; one that is all in capitals gets a capital for each word. */
export function storedCommonName(text: string): string {
  const name = storedName(text)
  const capitals = name.match(/\p{Lu}/gu)?.length ?? 0
  if (capitals < FEWEST_CAPITALS || /\p{Ll}/u.test(name)) return name
  return name.replace(/[\p{L}']+/gu, withCapital)
}

/** What two names share that count as the same. `nameKey` of the database is the same rule; a test holds both equal. */
export const nameKey = (text: string): string => storedName(text).toLowerCase()

const withCapital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
