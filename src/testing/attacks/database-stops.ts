import { setTimeout as wait } from 'node:timers/promises'
import { randomFrom } from '#ingest/simulated/random.ts'
import { cookieOf, signIn } from '../accounts.ts'
import { CURATOR_ACCOUNT, FIRST_ADMINISTRATOR } from '../curator-account.ts'
import { brokenSaves } from '../kills/ledger.ts'
import { placeOf, withDatabase } from '../place.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { type CuratorsReport, keepWorking } from './curators-at-work.ts'
import type { StoppableDatabase } from './stoppable-databases.ts'

const LONGEST_WORK_MS = 1000
const LONGEST_ABSENCE_MS = 1500
const RECOVERS_WITHIN_MS = 30_000
const LOOKS_EVERY_MS = 50

export interface DatabaseStops {
  database: StoppableDatabase
  /** How often it is stopped: by turns at once and after telling its clients. */
  stops: number
  /** The same seed stops at the same moments, as far as two runs of a machine are alike. */
  seed: string
  onStop?: (stop: number, report: StopsReport) => void
}

export interface StopsReport extends CuratorsReport {
  stops: number
  /** How often the portal's process ended, where it should have gone on. */
  exits: number
  /** From the database's return until a save is acknowledged and someone has signed in. */
  slowestRecoveryMs: number
}

/**
 * Stops a database again and again while curators of one portal save and sign in, and starts it again. Everything that
 * should not have happened is in `problems`: a portal that ended, a save that was acknowledged and is gone, an answer
 * that is neither a success nor a plain 503, a portal that does not recover.
 */
export async function stopOften({ database, stops, seed, onStop }: DatabaseStops): Promise<StopsReport> {
  const random = randomFrom(seed)
  const report: StopsReport = {
    stops,
    exits: 0,
    slowestRecoveryMs: 0,
    saves: new Map(),
    acknowledged: 0,
    statuses: {},
    problems: [],
  }
  let portal = await startPortal(database)
  const cookie = cookieOf(await signIn(portal.url, CURATOR_ACCOUNT))
  const over = new AbortController()
  const work = keepWorking(
    { url: () => portal.url, cookie, isAlive: () => isAlive(portal), report },
    over.signal,
  )

  for (let stop = 0; stop < stops; stop += 1) {
    await wait(LONGEST_WORK_MS * random())
    database.stop(portal, stop % 2 === 0 ? 'fast' : 'immediate')
    await wait(LONGEST_ABSENCE_MS * random())
    database.start()
    const recovery = await untilUsable(portal, report)
    if (!isAlive(portal)) {
      report.exits += 1
      report.problems.push(`stop ${stop}: the portal ended: ${portal.output().slice(-1000)}`)
      portal = await startPortal(database)
    } else if (recovery === undefined) {
      report.problems.push(`stop ${stop}: no save, or no sign-in, succeeded within ${RECOVERS_WITHIN_MS} ms`)
    } else {
      report.slowestRecoveryMs = Math.max(report.slowestRecoveryMs, recovery)
    }
    onStop?.(stop, report)
  }

  over.abort()
  await work
  const code = await portal.stop()
  if (code !== 0) report.problems.push(`the portal ended with ${code}: ${portal.output().slice(-1000)}`)
  report.problems.push(...(await withDatabase(database.place, ({ db }) => brokenSaves(db, report))))
  return report
}

const startPortal = ({ place, environment }: StoppableDatabase) =>
  startTestServer({ ...placeOf(place), ...environment, ...FIRST_ADMINISTRATOR })

const isAlive = ({ process }: TestServer) => process.exitCode === null && process.signalCode === null

/** Milliseconds until a save was acknowledged and a sign-in succeeded; undefined without both, or when the portal is gone. */
async function untilUsable(portal: TestServer, report: CuratorsReport): Promise<number | undefined> {
  const began = performance.now()
  const saves = report.acknowledged
  const signIns = signInsOf(report)
  while (performance.now() - began < RECOVERS_WITHIN_MS && isAlive(portal)) {
    if (report.acknowledged > saves && signInsOf(report) > signIns) return performance.now() - began
    await wait(LOOKS_EVERY_MS)
  }
  return undefined
}

const signInsOf = ({ statuses }: CuratorsReport) => statuses['sign-in 200'] ?? 0
