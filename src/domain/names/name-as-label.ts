import { FALLBACK_LANGUAGE } from '../portal/languages.ts'
import { capitalised } from './capitalised.ts'

/** Words that keep their capital wherever they stand in a name; names of persons end with an apostrophe and s. */
const PROPER = /^(American|Atlantic|Canada|Pacific|\p{Lu}\S*['’]s)$/u

/**
 * What a card, a row or a heading calls a species: its name in the reader's language; else its English one, with capitals
 * as the names beside it have them.
 */
export function nameAsLabel(local: string | undefined, english: string, language: string): string {
  if (local !== undefined) return capitalised(local)
  return language === FALLBACK_LANGUAGE ? english : inSentenceCase(english)
}

/** 'Common Thresher Shark' as 'Common thresher shark'. */
export function inSentenceCase(english: string): string {
  return english
    .split(' ')
    .map((word, place) => (place === 0 || PROPER.test(word) ? word : word.toLowerCase()))
    .join(' ')
}
