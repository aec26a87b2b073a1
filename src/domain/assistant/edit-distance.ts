/**
 * How many slips lead from one word to another: a letter too many, too few, wrong, or two neighbours in the
 * wrong order.
 */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, other.length)
}

const FEWEST_LETTERS = 4
/** Shorter words differ from too many others by a letter; of those only swapped neighbours are forgiven. */
const FEWEST_LETTERS_FOR_A_SLIP = 5
const FEWEST_LETTERS_FOR_TWO_SLIPS = 9

/**
 * How far a written word is from the word it may be meant to be: undefined where it is no misspelling of it.
 * Both begin with the same letter, which distinguishes 'unchecked' from 'checked'; a longer word forgives more.
 */
export function misspelledBy(written: string, meant: string): number | undefined {
  if (meant.length < FEWEST_LETTERS || written[0] !== meant[0]) return undefined
  const forgiven = meant.length < FEWEST_LETTERS_FOR_TWO_SLIPS ? 1 : 2
  if (Math.abs(written.length - meant.length) > forgiven) return undefined
  if (!isForgiving(meant) && sortedLetters(written) !== sortedLetters(meant)) return undefined
  const slips = editDistance(written, meant)
  return slips <= forgiven ? slips : undefined
}

/** Whether a word is long enough for slips other than swapped letters. */
export const isForgiving = (word: string): boolean => word.length >= FEWEST_LETTERS_FOR_A_SLIP

/** Words of the same letters differ by their order alone. */
export const sortedLetters = (word: string): string => [...word].sort().join('')

/** Outside of what is counted lies nothing that could be nearer. */
const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
