/** Asks once for all who want to know at the same time, and answers with what came of it, good or bad, for a while after. */
export function cachedFor<Outcome>(
  lifetimeMs: number,
  clock: () => number,
  ask: () => Promise<Outcome>,
): () => Promise<Outcome> {
  let latest: Promise<Outcome> | undefined
  let until = 0
  return () => {
    if (latest !== undefined && clock() < until) return latest
    until = Number.POSITIVE_INFINITY
    latest = ask().finally(() => {
      until = clock() + lifetimeMs
    })
    return latest
  }
}
