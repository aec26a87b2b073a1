import { LONGEST_WAIT_MS } from '../../lost-answers.ts'
import { type CachePolicy, cachePolicyOf } from '../cache-policy.ts'
import { ANSWERS, cacheResponse, findCopy } from '../cached-copies.ts'
import { isForeign } from '../foreign-answer.ts'
import { networkFirst, PATIENCE_MS } from '../network-first.ts'
import { PROBE, type WorkerMessage } from '../worker-messages.ts'
import {
  cacheCore,
  cacheFile,
  cacheScreens,
  findFile,
  findShell,
  isOwnScript,
  removeOthers,
} from './version-files.ts'

/*
 * Stands between the portal's pages and the network. It answers in the network's place only where the network does
 * not answer, and says of every such answer since when it was kept.
 */

declare const self: ServiceWorkerGlobalScope

/** After a line has hung, what is kept answers at once for this long, while the network is asked on. */
const HANGS_FOR_MS = 15_000

let hangsUntil = 0

self.addEventListener('install', (event) => event.waitUntil(cacheCore()))

self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      removeOthers(ANSWERS),
      // So that no page waits for the worker to start.
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  ),
)

self.addEventListener('message', (event) => {
  const wish: WorkerMessage = event.data
  if (wish.act === 'keep screens') {
    event.waitUntil(cacheScreens(wish.language).finally(() => event.ports[0]?.postMessage('done')))
  }
  if (wish.act === 'take over') event.waitUntil(self.skipWaiting())
  if (wish.act === 'is own script') event.ports[0]?.postMessage(isOwnScript(wish.script))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (new URL(request.url).pathname === PROBE) return event.respondWith(probe(request))
  const policy = cachePolicyOf(request, location.origin)
  if (policy !== undefined) event.respondWith(WAYS[policy](event))
})

const WAYS: Readonly<Record<CachePolicy, (event: FetchEvent) => Promise<Response>>> = {
  page: (event) =>
    unlessMissed(event, async () => (await event.preloadResponse) ?? fetch(event.request), findShell),

  answer: (event) => {
    const { request } = event
    // What the browser would still take from a copy of its own is out of date once the line is down.
    const asked = navigator.onLine ? request : new Request(request, { cache: 'no-cache' })
    const keep = (answer: Response) => cacheResponse(request.url, answer, Date.now())
    return unlessMissed(
      event,
      () => fetch(asked),
      () => findCopy(request.url),
      { keep, isForeign: isForeignTo(request) },
    )
  },

  words: (event) => {
    const { request } = event
    const keep = (words: Response) => cacheFile(request.url, words)
    return unlessMissed(
      event,
      () => fetch(inTime(request)),
      () => findFile(request.url),
      { keep, isForeign: isForeignTo(request) },
    )
  },

  // Its name changes with its content, so a copy is the file.
  file: async (event) => {
    const { request } = event
    const kept = await findFile(request.url)
    if (kept !== undefined) return kept
    const file = await fetch(inTime(request))
    event.waitUntil(cacheFile(request.url, file.clone()))
    return file
  },
}

/** A file that does not come in time fails, so that whoever needs it can ask again; a browser would wait on. */
const inTime = (request: Request) => new Request(request, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) })

const isForeignTo = (request: Request) => (answer: Response) => isForeign(answer, request.method)

interface Handling {
  keep?: (answer: Response) => Promise<void>
  isForeign?: (answer: Response) => boolean
}

/** The network's answer, of which a copy is kept, unless it misses. */
async function unlessMissed(
  event: FetchEvent,
  ask: () => Promise<Response>,
  findCopy: () => Promise<Response | undefined>,
  { keep = async () => undefined, isForeign: isAnothers }: Handling = {},
): Promise<Response> {
  const answered = ask()
  const noted = answered.then((answer) => {
    hangsUntil = 0
    return keep(answer.clone())
  })
  // An answer that comes too late for this reader is kept for the next.
  event.waitUntil(noted.catch(() => undefined))
  const { response, missed } = await networkFirst({
    ask: () => answered,
    findCopy: findCopy,
    patienceMs: Date.now() < hangsUntil ? 0 : PATIENCE_MS,
    isForeign: isAnothers,
  })
  if (missed) hangsUntil = Date.now() + HANGS_FOR_MS
  return response
}

/** A page looks whether the portal is back; if it is, nothing hangs any more. */
async function probe(request: Request): Promise<Response> {
  const answer = await fetch(request)
  hangsUntil = 0
  return answer
}
