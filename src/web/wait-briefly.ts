const BRIEFLY_MS = 150

/**
 * Waits briefly for the data of a route, so that a quick answer shows no skeleton and a slow one does. The router's own
 * `pendingMs` would show another component in the screen's place and draw the screen again when the data come; here the
 * screen is drawn once, with skeletons in the parts whose data are missing.
 */
export function waitBriefly(...data: Promise<unknown>[]): Promise<unknown> {
  if (import.meta.env.SSR) return Promise.all(data)
  return Promise.race([Promise.all(data), new Promise((resolve) => setTimeout(resolve, BRIEFLY_MS))])
}
