const BRIEFLY_MS = 150

/** Waits briefly for data, so that a quick answer shows no skeleton and a slow one does. */
export function waitBriefly(...data: Promise<unknown>[]): Promise<unknown> {
  if (import.meta.env.SSR) return Promise.all(data)
  return Promise.race([Promise.all(data), new Promise((resolve) => setTimeout(resolve, BRIEFLY_MS))])
}
