import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import {
  comparisonsOf,
  LISTS,
  TRADE_AND_COUNTRIES,
  TRADE_RELEASES,
  WHOLE_TABLES,
} from '#server/answers/built-ahead.ts'
import { withDatabase } from '#testing/place.ts'
import { seconds } from './measure.ts'
import { processorSeconds } from './processor-time.ts'
import { publicRoutes } from './public-routes.ts'
import { residentMegabytes } from './resident-memory.ts'
import { type BenchDatabase, bytesAt, idOf, read, type StartedPortal, startPortal } from './stage.ts'

/* Portals on several databases, asked as readers ask, and left alone with one save of a curator. */

/** So many that the 99th percentile is not decided by five pauses of the collector. */
const CACHED_REQUESTS = 2000
/** Where answers take seconds, fewer of them tell as much. */
const LONGEST_ROUTE_MS = 30_000
/** Once a portal was idle for so long, it has built everything that a save changed: the database answers within it. */
const IDLE_FOR_MS = 15_000
const LONGEST_WAIT_MS = 30 * 60_000
/** How often each route is asked after a save. */
const SAVES = 5
/** A species that no route is asked about first. */
const SAVED_SPECIES = 'Monodon monoceros'

export interface Served {
  /**
   * Milliseconds of each answer, by route: answers that were built before, answers after a curator saved a species' text,
   * answers to what was not asked since the import; and the same after the portal was started again, finds what it stored and
   * has asked for what it builds ahead however many species it has.
   */
  cached: Record<string, number[]>
  saved: Record<string, number[]>
  anew: Record<string, number[]>
  restarted: Record<string, number[]>
  /** Of what holds all taxa: kilobytes before compression, and milliseconds until it is there. */
  whole: Record<string, { kilobytes: number; ms: number }>
  /** What the portal held once it was asked for everything: all of it counted anew, and all of it stored before. */
  serverMegabytes: number
  restartedMegabytes: number
}

/** What a portal takes after one save: seconds of the processor until it is idle, and seconds until the species shows it. */
export interface Save {
  processor: number
  shown: number
}

/** A portal, the database under it, and what was measured so far. */
interface Asked {
  database: BenchDatabase
  portal: StartedPortal
  served: Served
}

/** Asks a portal on each database for everything, in turn, so that whatever the machine does meanwhile meets each of them. */
export async function serveInTurn(databases: readonly BenchDatabase[]): Promise<Served[]> {
  const served = databases.map(
    (): Served => ({ cached: {}, saved: {}, anew: {}, restarted: {}, whole: {}, ...UNKNOWN }),
  )
  const routes = Object.entries(publicRoutes())
  await withPortals(databases, served, async (all) => {
    for (const [route, addresses] of routes) await askRoute(all, route, addresses)
    for (const [route, [path = '/']] of routes) await askAfterSaves(all, route, path)
    for (const { portal, served } of all) {
      for (const path of WHOLE) served.whole[path] = await askWhole(portal.address + path)
      served.serverMegabytes = residentMegabytes(portal.pid)
    }
  })
  await withPortals(databases, served, async (all) => {
    for (const { portal } of all) await askAhead(portal)
    for (const [route, addresses] of routes) {
      const took = await askInTurn(all, addresses)
      for (const [place, { served }] of all.entries()) served.restarted[route] = took[place] ?? []
    }
    for (const { portal, served } of all) served.restartedMegabytes = residentMegabytes(portal.pid)
  })
  return served
}

const UNKNOWN = { serverMegabytes: Number.NaN, restartedMegabytes: Number.NaN }

async function withPortals(
  databases: readonly BenchDatabase[],
  served: readonly Served[],
  ask: (all: readonly Asked[]) => Promise<void>,
): Promise<void> {
  const all: Asked[] = []
  try {
    for (const [place, database] of databases.entries()) {
      const portal = await startPortal({ DATABASE_URL: database.url, BUILD_AHEAD: 'off' })
      const into = served[place]
      if (into) all.push({ database, portal, served: into })
    }
    await ask(all)
  } finally {
    await Promise.all(all.map(({ portal }) => portal.stop()))
  }
}

/** Saves at a portal that builds ahead. */
export async function saveAhead(database: BenchDatabase): Promise<Save> {
  const portal = await startPortal({ DATABASE_URL: database.url })
  try {
    return await costOfSave(portal, database)
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

/** What a portal that builds ahead asks whatever its species, however long it takes. */
async function askAhead({ address }: StartedPortal): Promise<void> {
  const releases = await (await fetch(address + TRADE_RELEASES)).json()
  const ahead = [...LISTS, ...TRADE_AND_COUNTRIES, ...comparisonsOf(releases), ...WHOLE_TABLES]
  for (const path of ahead) await read(address + path)
}

async function askRoute(all: readonly Asked[], route: string, addresses: readonly string[]): Promise<void> {
  const [path = '/'] = addresses
  const anew = await askInTurn(all, addresses)
  const cached = await askInTurn(all, new Array(CACHED_REQUESTS).fill(path))
  for (const [place, { served }] of all.entries()) {
    served.anew[route] = anew[place] ?? []
    served.cached[route] = cached[place] ?? []
  }
}

/** Milliseconds of each answer of each portal; one question after the other, as a reader asks. */
async function askInTurn(all: readonly Asked[], paths: readonly string[]): Promise<number[][]> {
  const took = all.map((): number[] => [])
  const end = Date.now() + all.length * LONGEST_ROUTE_MS
  for (const path of paths) {
    if (Date.now() > end) break
    for (const [place, { portal }] of all.entries()) took[place]?.push(await msOf(portal.address + path))
  }
  return took
}

async function askAfterSaves(all: readonly Asked[], route: string, path: string): Promise<void> {
  for (const { portal, database, served } of all)
    served.saved[route] = await timesAfterSaves(portal, database, path)
}

async function timesAfterSaves(
  portal: StartedPortal,
  database: BenchDatabase,
  path: string,
): Promise<number[]> {
  const save = await saving(portal, database)
  const took: number[] = []
  for (let round = 0; round < SAVES; round++) {
    await save()
    took.push(await msOf(portal.address + path))
  }
  return took
}

const msOf = async (address: string): Promise<number> => (await seconds(() => read(address))) * 1000

async function askWhole(address: string): Promise<Served['whole'][string]> {
  let bytes = 0
  const took = await seconds(async () => {
    const answer = await bytesAt(address)
    // What is refused for its size is told as nothing that came.
    bytes = answer.status === 200 ? answer.bytes.byteLength : Number.NaN
  })
  return { kilobytes: bytes / 1000, ms: took * 1000 }
}

/** What one save of a species' text sets going in a portal that builds ahead. */
export async function costOfSave(portal: StartedPortal, database: BenchDatabase): Promise<Save> {
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

/** Waits until the portal has done nothing for some seconds, or for half an hour. */
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
