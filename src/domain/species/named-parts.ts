import { MOST_SPECIES_HELD } from './most-held.ts'

/** A list of species is read part by part, each with so many at most. */
export const MOST_LISTED = 1000

/** So many species, or entries, one answer holds where the question does not say how many. */
export const USUALLY_LISTED = MOST_SPECIES_HELD

/** So many species one question may name, about as many as a screen shows. */
export const MOST_NAMED = 50

/**
 * Ids of species as questions name them, each question as many as it may. Each id is named once and in an order of its own,
 * so that the same species make the same questions.
 */
export function namedParts(ids: readonly string[]): string[] {
  const ordered = [...new Set(ids)].sort()
  return Array.from({ length: Math.ceil(ordered.length / MOST_NAMED) }, (_, part) =>
    ordered.slice(part * MOST_NAMED, (part + 1) * MOST_NAMED).join(','),
  )
}
