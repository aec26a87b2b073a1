/** `npm run test:full`, or any test with TEST_FULL=true: everything in every combination, where the usual run takes a part that has each kind of thing. */
export const isLongRun = process.env.TEST_FULL === 'true'

/** How often something random is tried: in the usual run a fifth as often. */
export const runs = (inFull: number): number => (isLongRun ? inFull : Math.ceil(inFull / 5))

/** The same for fast-check, which in the usual run tries the same each time. */
export const tries = (inFull: number): { numRuns: number; seed?: number } =>
  isLongRun ? { numRuns: inFull } : { numRuns: runs(inFull), seed: 1 }

/**
 * What the usual run takes of cases that are alike: this many, spread from the first over the whole list, the same each
 * time. All of them in the long run.
 */
export function sampled<Case>(cases: readonly Case[], size: number, isLong = isLongRun): readonly Case[] {
  if (isLong || cases.length <= size) return cases
  return Array.from({ length: size }, (_, at) => cases[Math.floor((at * cases.length) / size)] as Case)
}

/**
 * The ways in which a case is tried, by its place among its like: the one whose turn it is in the usual run, so that
 * the cases together see each way; all of them in the long run.
 */
export function inTurn<Way>(ways: readonly Way[], place: number, isLong = isLongRun): readonly Way[] {
  return isLong ? ways : [ways[place % ways.length] as Way]
}

/** The tag of a journey that belongs to the long run: a detail of a screen whose main paths are journeys of the usual run. */
export const LONG_RUN = '@long-run'
