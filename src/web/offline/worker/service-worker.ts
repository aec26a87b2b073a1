import { LONGEST_WAIT_MS } from '../../lost-answers.ts'
import { type CachePolicy, cachePolicyOf } from '../cache-policy.ts'
import { isForeignFile } from '../foreign-answer.ts'
import { networkFirst, PATIENCE_MS } from '../network-first.ts'
import { PROBE, type WorkerMessage } from '../worker-messages.ts'
import {
  cacheCore,
  cacheFile,
  cacheScreens,
  cacheTradeFile,
  findFile,
  findShell,
  findTradeFile,
  isOwnScript,
  removeOthers,
} from './version-files.ts'

/*
 * Opens the portal where the network does not: every address with one page, and the files that the page needs. Answers
 * are not its business: the page asks for them, and persists them itself.
 */

declare const self: ServiceWorkerGlobalScope

/** After a connection has hung, copies are given at once for this long, while the network is asked on. */
const HANGS_FOR_MS = 15_000

let hangsUntil = 0

self.addEventListener('install', (event) => event.waitUntil(cacheCore()))

self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      removeOthers(),
      // So that no page waits for the worker to start.
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  ),
)

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data
  if (message.act === 'keep screens') {
    event.waitUntil(cacheScreens(message.language).finally(() => event.ports[0]?.postMessage('done')))
  }
  if (message.act === 'take over') event.waitUntil(self.skipWaiting())
  if (message.act === 'is own script') event.ports[0]?.postMessage(isOwnScript(message.script))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (new URL(request.url).pathname === PROBE) return event.respondWith(probe(request))
  const policy = cachePolicyOf(request, location.origin)
  if (policy !== undefined) event.respondWith(ANSWERS[policy](event))
})

const ANSWERS: Readonly<Record<CachePolicy, (event: FetchEvent) => Promise<Response>>> = {
  page: (event) =>
    unlessMissed(event, async () => (await event.preloadResponse) ?? fetch(event.request), findShell),

  words: (event) => {
    const { request } = event
    const ask = async () => {
      const words = await fetch(inTime(request))
      if (isForeignFile(words)) throw new TypeError('These are not the words of the portal')
      return words
    }
    const keep = (words: Response) => cacheFile(request.url, words)
    return unlessMissed(event, ask, () => findFile(request.url), keep)
  },

  file: (event) => cachedFirst(event, findFile, cacheFile),
  'trade file': (event) => cachedFirst(event, findTradeFile, cacheTradeFile),
}

/** The address changes with the content, so a copy is the file. */
async function cachedFirst(
  event: FetchEvent,
  find: typeof findFile,
  keep: typeof cacheFile,
): Promise<Response> {
  const { request } = event
  // A page asks past every copy where what it got could not be used.
  const cached = request.cache === 'reload' ? undefined : await find(request.url)
  if (cached !== undefined) return cached
  const file = await fetch(inTime(request))
  event.waitUntil(keep(request.url, file.clone()))
  return file
}

/** A file that does not come in time fails, so that the page can ask again; a browser would wait on. */
const inTime = (request: Request) => new Request(request, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) })

/** The network's answer, unless it misses. */
async function unlessMissed(
  event: FetchEvent,
  ask: () => Promise<Response>,
  findCopy: () => Promise<Response | undefined>,
  keep: (answer: Response) => Promise<void> = async () => undefined,
): Promise<Response> {
  const asked = ask()
  const noted = asked.then((answer) => {
    nothingHangs()
    return keep(answer.clone())
  })
  // An answer that comes too late for this page is cached for the next.
  event.waitUntil(noted.catch(() => undefined))
  const { answer, isCopy } = await networkFirst({
    ask: () => asked,
    findCopy,
    patienceMs: Date.now() < hangsUntil ? 0 : PATIENCE_MS,
  })
  if (isCopy) hangsUntil = Date.now() + HANGS_FOR_MS
  return answer
}

function nothingHangs(): void {
  hangsUntil = 0
}

/** A page looks whether the portal is back; if it is, nothing hangs any more. */
async function probe(request: Request): Promise<Response> {
  const answer = await fetch(request)
  nothingHangs()
  return answer
}
