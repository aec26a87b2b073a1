import { shape } from 'virtual:answer-shape'

/*
 * The answers that this browser has kept, by their addresses. Page and worker write into the same store: the page what
 * came along with it, the worker what was asked for. Answers of another form, from before the portal's interface
 * changed, are in a store of another name.
 */

export const ANSWERS = `answers-${shape}`

/** Says of a copy when the portal gave it: milliseconds. No answer of the portal's own carries it. */
export const CACHED_SINCE = 'x-kept-since'

/** 43 species have nine answers each; that leaves room for a hundred lists and filters. */
const MOST_ANSWERS = 500

/** Which data is simulated, and so what stands over every figure: never let go of. */
const RELEASES = '/api/dataset-releases'

/** The copy kept of an answer. */
export async function findCopy(address: string): Promise<Response | undefined> {
  return (await caches.open(ANSWERS)).match(address, { ignoreVary: true })
}

/** Keeps a copy of an answer, the oldest copies making room for it; of a refusal or of what may not be kept none. */
export async function cacheResponse(address: string, answer: Response, now: number): Promise<void> {
  if (!mayBeCached(answer)) return
  const store = await caches.open(ANSWERS)
  if (pathOf(address) === RELEASES) await forgetFormerData(store, await answer.clone().json())
  const copy = markedCopy(answer, now)
  try {
    await store.put(address, copy.clone())
  } catch {
    // The browser gives no more room: half of it is made here.
    await letGo(store, MOST_ANSWERS / 2)
    await store.put(address, copy)
  }
  await letGo(store, MOST_ANSWERS)
}

/** Whole, the portal's own, and not only true at the moment of asking. */
export const mayBeCached = ({ status, type, headers }: Response): boolean =>
  status === 200 &&
  (type === 'basic' || type === 'default') &&
  !/no-store|private/.test(headers.get('cache-control') ?? '') &&
  /^application\/(json|vnd\.apache\.parquet)/.test(headers.get('content-type') ?? '')

function markedCopy({ body, headers }: Response, now: number): Response {
  const kept = new Headers(headers)
  // The body was unpacked on its way here.
  kept.delete('content-encoding')
  kept.delete('content-length')
  kept.set(CACHED_SINCE, String(now))
  return new Response(body, { headers: kept })
}

/** What was simulated must not stand where data is said to be real: with another kind of data every copy goes. */
async function forgetFormerData(store: Cache, releases: Simulation): Promise<void> {
  const kept = await store.match(RELEASES, { ignoreVary: true })
  if (kept === undefined || simulatedIn(await kept.json()) === simulatedIn(releases)) return
  for (const request of await store.keys()) await store.delete(request)
}

type Simulation = readonly { dataset: string; simulated: boolean }[]

/** The names of the simulated datasets, in one order. */
export const simulatedIn = (releases: Simulation): string =>
  releases
    .filter(({ simulated }) => simulated)
    .map(({ dataset }) => dataset)
    .sort()
    .join()

/** Lets go of the oldest copies until there are no more than `most`; a store tells its copies oldest first. */
async function letGo(store: Cache, most: number): Promise<void> {
  const copies = await store.keys()
  const surplus = copies
    .filter(({ url }) => pathOf(url) !== RELEASES)
    .slice(0, Math.max(0, copies.length - most))
  for (const copy of surplus) await store.delete(copy)
}

const pathOf = (address: string) => new URL(address, location.origin).pathname
