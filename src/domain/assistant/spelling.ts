import { isForgiving, misspelledBy, sortedLetters } from './edit-distance.ts'
import { KNOWN_WORDS, meaningOf } from './known-words.ts'

const IS_KNOWN: ReadonlySet<string> = new Set(KNOWN_WORDS)

/**
 * The known word that a written one stands for: itself, its singular, or the one that it is a misspelling of.
 * Undefined where there is none, or where two are equally candidates.
 */
export function knownWord(written: string): string | undefined {
  return spelledWord(written) ?? nearestWord(written)
}

/** The known word that is written without a slip, in singular or plural. */
export function spelledWord(written: string): string | undefined {
  return [written, ...singularsOf(written)].find((word) => IS_KNOWN.has(word))
}

function nearestWord(written: string): string | undefined {
  const candidates = KNOWN_WORDS.map((word) => ({ word, slips: slipsBetween(written, word) }))
  const fewest = Math.min(...candidates.map(({ slips }) => slips))
  const nearest = Number.isFinite(fewest) ? candidates.filter(({ slips }) => slips === fewest) : []
  const meanings = new Set(nearest.map(({ word }) => meaningOf(word)?.join(' ') ?? word))
  return meanings.size === 1 ? nearest[0]?.word : undefined
}

/** Swapped letters are likelier than others. */
const SWAP = 0.5

/** How far a word is from a known one, in singular or plural; infinitely far where it is no misspelling. */
function slipsBetween(written: string, word: string): number {
  const inPlural = misspelledBy(written, `${word}s`)
  const isSwapped = [word, `${word}s`].some(
    (form) => form.length === written.length && sortedLetters(form) === sortedLetters(written),
  )
  const slips = [
    ...[written, ...singularsOf(written)].map((form) => misspelledBy(form, word)),
    // The plural makes no short word long enough for other slips.
    isSwapped || isForgiving(word) ? inPlural : undefined,
  ].filter((count) => count !== undefined)
  const fewest = Math.min(...slips)
  return fewest === 1 && isSwapped ? SWAP : fewest
}

function singularsOf(word: string): string[] {
  if (!word.endsWith('s')) return []
  return [
    word.slice(0, -1),
    ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
  ]
}
