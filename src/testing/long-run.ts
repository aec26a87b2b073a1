/** `npm run test:full`, or any test with TEST_FULL=true: everything in every combination, where the usual run takes a part that has each kind of thing. */
export const isLongRun = process.env.TEST_FULL === 'true'

/** How often something random is tried: in the usual run a fifth as often. */
export const runs = (inFull: number): number => (isLongRun ? inFull : Math.ceil(inFull / 5))

/** The same for fast-check, which in the usual run tries the same each time. */
export const tries = (inFull: number): { numRuns: number; seed?: number } =>
  isLongRun ? { numRuns: inFull } : { numRuns: runs(inFull), seed: 1 }

/** All of a list; in the usual run the first and every so many after it. */
export const sampled = <Item>(items: readonly Item[], every: number): readonly Item[] =>
  isLongRun ? items : items.filter((_, place) => place % every === 0)
