import { randomUUID } from 'node:crypto'
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
/** Where answers take seconds, fewer of them tell as much. */
const LONGEST_ROUTE_MS = 30_000
/** Once a portal was idle for so long, it has built everything that a save changed. */
const IDLE_FOR_MS = 6000
const LONGEST_WAIT_MS = 10 * 60_000
/** How often each route is asked after a save. */
const SAVES = 5
/** A species that no route is asked about first. */
const SAVED_SPECIES = 'Monodon monoceros'

export interface Served {
  /**
   * Milliseconds of each answer, by route: answers that were built before, answers after a curator saved a species' text, and
   * answers to what was never asked since the start.
   */
  cached: Record<string, number[]>
  saved: Record<string, number[]>
  anew: Record<string, number[]>
  /** Of what holds all taxa: kilobytes before compression, and milliseconds until it is there. */
  whole: Record<string, { kilobytes: number; ms: number }>
  /** Seconds of the processor that a portal takes after one save until it is idle, and until the species shows it. */
  save: { processor: number; shown: number }
  serverMegabytes: number
}

/** Asks a portal for everything, and measures a save at another that builds ahead. */
export async function serve(database: BenchDatabase): Promise<Served> {
  const answers = await withPortal(database, { BUILD_AHEAD: 'off' }, (portal) => askAll(portal, database))
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

async function askAll(portal: StartedPortal, database: BenchDatabase): Promise<Omit<Served, 'save'>> {
  const { address, pid } = portal
  const routes = publicRoutes()
  const cached: Served['cached'] = {}
  const saved: Served['saved'] = {}
  const anew: Served['anew'] = {}
  for (const [route, addresses] of Object.entries(routes)) {
    anew[route] = await milliseconds(addresses.map((path) => address + path))
    const [path = '/'] = addresses
    cached[route] = await milliseconds(Array.from({ length: CACHED_REQUESTS }, () => address + path))
  }
  const save = await saving(portal, database)
  for (const [route, [path = '/']] of Object.entries(routes)) {
    const took: number[] = []
    for (let round = 0; round < SAVES; round++) {
      await save()
      took.push(...(await milliseconds([address + path])))
    }
    saved[route] = took
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
  return { cached, saved, anew, whole, serverMegabytes: residentMegabytes(pid) }
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
export async function costOfSave(portal: StartedPortal, database: BenchDatabase): Promise<Served['save']> {
  await untilIdle(portal)
  const save = await saving(portal, database)
  const before = processorSeconds(portal.pid)
  const shown = await seconds(save)
  await untilIdle(portal)
  return { processor: processorSeconds(portal.pid) - before, shown }
}

/** Saves another text of a species each time, and waits until the portal shows it. */
async function saving({ address }: StartedPortal, { url }: BenchDatabase): Promise<() => Promise<void>> {
  const id = await idOf(address, SAVED_SPECIES)
  return async () => {
    const text = `Saved while it was measured ${randomUUID()}`
    await withDatabase({ databaseUrl: url }, ({ db }) =>
      db.execute(sql`update species set use_and_trade = ${text} where id = ${id}`),
    )
    for (;;) {
      const answer = await fetch(`${address}/api/species/${id}`)
      if ((await answer.text()).includes(text)) return
      await wait(10)
    }
  }
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
