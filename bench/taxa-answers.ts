import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { withDatabase } from '#testing/place.ts'
import { seconds } from './measure.ts'
import { processorSeconds } from './processor-time.ts'
import { publicRoutes } from './public-routes.ts'
import { residentMegabytes } from './resident-memory.ts'
import { type BenchDatabase, idOf, read, type StartedPortal, startPortal } from './stage.ts'

/* A portal on one database, asked as readers ask, and after that left alone with one save of a curator. */

/** So many that 99 of 100 do not hang on one pause of the collector. */
const CACHED_REQUESTS = 500
const WARMED_UP = 20
/** Where answers take seconds, fewer of them tell as much. */
const LONGEST_ROUTE_MS = 30_000
/** Once a portal was idle for so long, it has built everything that a save changed. */
const IDLE_FOR_MS = 6000
const LONGEST_WAIT_MS = 10 * 60_000
const SAVED = 'Saved while it was measured'

export interface Served {
  /** Milliseconds of each answer, by route: answers that were built before, and answers that were not. */
  cached: Record<string, number[]>
  anew: Record<string, number[]>
  /** Of what holds all taxa: kilobytes before compression, and milliseconds until it is there. */
  whole: Record<string, { kilobytes: number; ms: number }>
  /** Seconds of the processor that a portal takes after one save until it is idle, and until the species shows it. */
  save: { processor: number; shown: number }
  serverMegabytes: number
}

/** Asks a portal for everything, and measures a save at another that builds ahead. */
export async function serve(database: BenchDatabase): Promise<Served> {
  const answers = await withPortal(database, { BUILD_AHEAD: 'off' }, askAll)
  const save = await withPortal(database, {}, (portal) => costOfSave(portal, database))
  return { ...answers, save }
}

async function withPortal<Result>(
  { url }: BenchDatabase,
  environment: NodeJS.ProcessEnv,
  work: (portal: StartedPortal) => Promise<Result>,
): Promise<Result> {
  const portal = await startPortal({ DATABASE_URL: url, ...environment })
  try {
    return await work(portal)
  } finally {
    await portal.stop()
  }
}

/** Answers that hold every taxon, and so grow with them. */
export const WHOLE = [
  '/api/landing',
  '/api/species/all',
  '/api/species/names',
  '/api/search-index',
  '/api/trade/explorer',
  '/api/screening',
  '/sitemap.xml',
  '/sitemap-2.xml',
]

async function askAll({ address, pid }: StartedPortal): Promise<Omit<Served, 'save'>> {
  const routes = publicRoutes()
  const cached: Served['cached'] = {}
  const anew: Served['anew'] = {}
  // What runs for the first time takes longer, whatever is asked.
  for (const addresses of Object.values(routes).slice(0, WARMED_UP)) await read(address + addresses[0])
  for (const [route, addresses] of Object.entries(routes)) {
    anew[route] = await milliseconds(addresses.map((path) => address + path))
    const [path = '/'] = addresses
    cached[route] = await milliseconds(Array.from({ length: CACHED_REQUESTS }, () => address + path))
  }
  const whole: Served['whole'] = {}
  for (const path of WHOLE) {
    let bytes = 0
    const took = await seconds(async () => {
      const answer = await fetch(address + path)
      bytes = (await answer.arrayBuffer()).byteLength
      // What is refused for its size is told as nothing that came.
      if (!answer.ok) bytes = Number.NaN
    })
    whole[path] = { kilobytes: bytes / 1000, ms: took * 1000 }
  }
  return { cached, anew, whole, serverMegabytes: residentMegabytes(pid) }
}

/** One after the other, as a reader asks. */
async function milliseconds(addresses: readonly string[]): Promise<number[]> {
  const took: number[] = []
  const end = Date.now() + LONGEST_ROUTE_MS
  for (const address of addresses) {
    if (Date.now() > end) break
    took.push((await seconds(() => read(address))) * 1000)
  }
  return took
}

/** What one save of a species' text sets going in a portal that builds ahead. */
export async function costOfSave(portal: StartedPortal, { url }: BenchDatabase): Promise<Served['save']> {
  await untilIdle(portal)
  const before = processorSeconds(portal.pid)
  const id = await idOf(portal.address, 'Monodon monoceros')
  await withDatabase({ databaseUrl: url }, ({ db }) =>
    db.execute(sql`update species set use_and_trade = ${SAVED} where id = ${id}`),
  )
  const shown = await seconds(async () => {
    for (;;) {
      const answer = await fetch(`${portal.address}/api/species/${id}`)
      if ((await answer.text()).includes(SAVED)) return
      await wait(10)
    }
  })
  await untilIdle(portal)
  return { processor: processorSeconds(portal.pid) - before, shown }
}

/** Waits until the portal has done nothing for some seconds, or for ten minutes. */
async function untilIdle({ pid }: StartedPortal): Promise<void> {
  const end = Date.now() + LONGEST_WAIT_MS
  let busyAt = Date.now()
  let before = processorSeconds(pid)
  while (Date.now() < end && Date.now() - busyAt < IDLE_FOR_MS) {
    await wait(500)
    const now = processorSeconds(pid)
    if (now - before > 0.05) busyAt = Date.now()
    before = now
  }
}
