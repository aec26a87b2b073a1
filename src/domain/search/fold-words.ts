import { foldName } from '../names/fold-name.ts'

const BETWEEN_WORDS = /[^\p{Letter}\p{Number}]+/gu

/** A text as it is compared word by word: folded, with one blank between words. */
export const foldWords = (text: string): string => foldName(text).replaceAll(BETWEEN_WORDS, ' ').trim()

const LONG_ENOUGH = 4

/** English plurals without an -s, of animals. */
const IRREGULAR: Readonly<Record<string, string>> = { geese: 'goose', wolves: 'wolf', oxen: 'ox' }

/** A text with each English plural in the singular, as far as a simple rule goes: "bears", "walruses", "geese". */
export function inSingular(words: string): string {
  return words
    .split(' ')
    .map((word) => {
      const irregular = IRREGULAR[word]
      if (irregular !== undefined) return irregular
      if (word.length < LONG_ENOUGH || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us'))
        return word
      return /(?:s|x|z|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
    })
    .join(' ')
}
