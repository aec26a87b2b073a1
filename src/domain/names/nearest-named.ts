import { editDistance } from '../assistant/edit-distance.ts'

const NEAREST = 3
/** Of longer words there is no name that is near. */
const LONGEST_WORD = 60

/**
 * The things that a word may mean, the nearest first, three at most: `distance` tells how far the word in lower case is
 * from one. Equally near ones stay in their order.
 */
export function nearestNamed<Named>(
  word: string,
  all: readonly Named[],
  distance: (asked: string, one: Named) => number,
): Named[] {
  const asked = word.trim().toLowerCase()
  if (asked === '' || asked.length > LONGEST_WORD) return []
  return all
    .map((one) => ({ one, far: distance(asked, one) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, NEAREST)
    .map(({ one }) => one)
}

/** A name that begins with the word, or has it, is meant before one that is only spelt alike. */
export function nameDistance(asked: string, name: string): number {
  const lower = name.toLowerCase()
  if (lower.startsWith(asked)) return 0
  return lower.includes(asked) ? 1 : editDistance(asked, lower)
}
