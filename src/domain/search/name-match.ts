import { foldWords, inSingular } from './fold-words.ts'
import type { NameLabel } from './search-entry.ts'

/** How a name matches, the best first: all of it, its beginning, the beginning of its words, letters inside a word. */
export const MATCHES = ['exact', 'start', 'word', 'part'] as const
export type Match = (typeof MATCHES)[number]

/** Letters inside of words are looked for from here on. */
const FEWEST_LETTERS_OF_A_PART = 3

export function soughtAs(words: string) {
  const sought = foldWords(words)
  return {
    /** As written. */
    words,
    /** Folded, and the same in the singular. */
    sought,
    inSingular: inSingular(sought),
  }
}

export type Sought = ReturnType<typeof soughtAs>

/** How a name, given folded, matches what is sought. A code is asked for as it is written too. */
export function matchOf(
  name: NameLabel,
  folded: string,
  { words, sought, inSingular }: Sought,
  written: () => string,
): Match | undefined {
  // Two letters are more often the beginning of a word than a code, unless they are written as one.
  if (name.kind === 'code') return folded !== sought ? undefined : words === written() ? 'exact' : 'word'
  if (folded === sought) return 'exact'
  if (folded.startsWith(sought)) return 'start'
  const spaced = ` ${folded} `
  if (sought.split(' ').every((one) => spaced.includes(` ${one}`))) return 'word'
  if (name.language === 'en' && inSingular !== sought) {
    if (folded === inSingular) return 'start'
    if (inSingular.split(' ').every((one) => spaced.includes(` ${one} `))) return 'word'
  }
  const hasParts = name.kind !== 'key_word' && name.kind !== 'group'
  return hasParts && sought.length >= FEWEST_LETTERS_OF_A_PART && folded.includes(sought) ? 'part' : undefined
}

/** What a folded name has in it if it matches: one of these, each the longest word, as the rarest, of what is sought. */
export function partsOfMatches({ sought, inSingular }: Sought): string[] {
  const [own, singular] = [sought, inSingular].map(longestWord) as [string, string]
  return own.includes(singular) ? [singular] : [own, singular]
}

/** The longest of some words between blanks; nothing of none. */
export const longestWord = (words: string): string =>
  words.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest))
