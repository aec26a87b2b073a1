import { setTimeout as wait } from 'node:timers/promises'
import { CURATOR_ACCOUNT, FIRST_ADMINISTRATOR } from '#testing/curator-account.ts'
import { startTaxonService } from '#testing/taxon-service.ts'
import { freePort } from '#testing/test-server.ts'
import { curatorAt, type Doing, visitorsOf } from './load-visitors.ts'
import { type Measured, median, percentile } from './measure.ts'
import type { Finding } from './report.ts'
import { residentMegabytes } from './resident-memory.ts'
import { importTrade, newDatabase, startPortal } from './stage.ts'
import { type UsedMemory, usedMemory } from './used-memory.ts'

const MINUTES = Number(process.env.LOAD_MINUTES ?? 10)
const VISITORS = 16
/** In the mean, between an answer and what the same visitor asks next. */
const PAUSE_MS = 20
const SAVES_EVERY_MS = 15_000
const EXPORTS_EVERY_MS = 10_000
const SIGNS_IN_EVERY_MS = 20_000
const SAMPLES_EVERY_MS = 1000
/** Each collection lets go of memory that would else be held a while, so that there are few. */
const COLLECTIONS = 3
/** How much resident memory may grow over the last two thirds, as a share of its mean. */
const MOST_GROWTH = 0.05

/** Visitors, curators and someone who signs in now and then, for minutes or hours: how fast, how often wrong, how much memory. */
export async function measureLoad(): Promise<Finding[]> {
  const database = await newDatabase()
  const taxa = await startTaxonService()
  await importTrade({ DATABASE_URL: database.url })
  const inspector = await freePort()
  const portal = await startPortal({
    DATABASE_URL: database.url,
    INATURALIST_URL: taxa.url,
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
    ...FIRST_ADMINISTRATOR,
  })
  try {
    const resident = () => residentMegabytes(portal.pid)
    return [report(await load(portal.address, resident, () => usedMemory(inspector)))]
  } finally {
    await portal.stop()
    await taxa.close()
    await database.drop()
  }
}

interface Loaded {
  seconds: number
  /** Milliseconds of everything done, by kind. */
  took: Map<string, number[]>
  problems: string[]
  /** Resident megabytes, every second. */
  memory: number[]
  /** What was left after each collection. */
  used: UsedMemory[]
}

async function load(
  address: string,
  resident: () => number,
  collect: () => Promise<UsedMemory>,
): Promise<Loaded> {
  const visitors = await visitorsOf(address)
  const curator = await curatorAt(address, CURATOR_ACCOUNT)
  const took = new Map<string, number[]>()
  const problems: string[] = []
  const memory: number[] = []
  const used: UsedMemory[] = []
  const began = performance.now()
  const until = began + MINUTES * 60_000

  const timed = async ({ kind, once }: Omit<Doing, 'share'>) => {
    const from = performance.now()
    try {
      await once()
    } catch (problem) {
      problems.push(`${kind}: ${problem}`)
      console.log(`  ${kind}: ${problem}`)
    }
    const times = took.get(kind) ?? []
    took.set(kind, times)
    times.push(performance.now() - from)
  }
  const visiting = async () => {
    while (performance.now() < until) {
      await timed(inShares(visitors))
      await wait(2 * PAUSE_MS * Math.random())
    }
  }
  const every = async (pause: number, act: () => unknown) => {
    while (performance.now() < until) {
      await wait(pause)
      await act()
    }
  }
  await Promise.all([
    ...Array.from({ length: VISITORS }, visiting),
    every(SAVES_EVERY_MS, () => timed({ kind: 'Saves of a curator', once: curator.save })),
    every(EXPORTS_EVERY_MS, () => timed({ kind: 'Exports', once: curator.exportSpecies })),
    every(SIGNS_IN_EVERY_MS, () => timed({ kind: 'Sign-ins', once: curator.signIn })),
    every(SAMPLES_EVERY_MS, () => memory.push(resident())),
    every((MINUTES * 60_000) / COLLECTIONS, async () => used.push(await collect())),
    every(60_000, () => console.log(`  ${memory.at(-1)?.toFixed(0)} MB, ${problems.length} errors`)),
  ])
  return { seconds: (performance.now() - began) / 1000, took, problems, memory, used }
}

function inShares(doings: readonly Doing[]): Doing {
  let place = Math.random() * doings.reduce((sum, { share }) => sum + share, 0)
  for (const doing of doings) {
    place -= doing.share
    if (place < 0) return doing
  }
  return doings[0] as Doing
}

function report({ seconds, took, problems, memory, used }: Loaded): Finding {
  const all = [...took.values()].flat()
  const percentiles = [...took].flatMap(([kind, times]): Measured[] =>
    [0.5, 0.95, 0.99].map((share) => ({
      what: `${kind} (${times.length.toLocaleString('en')}), ${share * 100}th percentile`,
      unit: 'ms',
      runs: [percentile(times, share)],
    })),
  )
  const later = memory.slice(Math.floor(memory.length / 3))
  const growth = (slopeOf(later) * later.length) / median(later)
  const perMinute = Array.from({ length: Math.ceil(memory.length / 60) }, (_, minute) =>
    median(memory.slice(minute * 60, minute * 60 + 60)),
  )
  return {
    heading: 'A portal under mixed load',
    how: `${VISITORS} visitors for ${MINUTES} minutes (\`LOAD_MINUTES\`), each pausing ${PAUSE_MS} ms in the mean, the server on core 0, PostgreSQL with the real release; meanwhile a curator saves every ${SAVES_EVERY_MS / 1000} s, which lets go of every answer at hand, exports a species with its trade records every ${EXPORTS_EVERY_MS / 1000} s, and someone signs in every ${SIGNS_IN_EVERY_MS / 1000} s. Times are those that a visitor waits; resident memory is the median of each minute, what is in use after a collection was asked for by the inspector ${COLLECTIONS} times, the last at the end: where that stays while resident memory grows, the system was merely not given back what is free.`,
    measured: [
      { what: 'All of them', unit: 'requests/s', runs: [all.length / seconds] },
      { what: 'Resident memory', unit: 'MB', runs: perMinute },
      { what: 'Heap in use after a collection', unit: 'MB', runs: used.map(({ heap }) => heap) },
      { what: 'Buffers beside the heap, then', unit: 'MB', runs: used.map(({ buffers }) => buffers) },
      ...percentiles,
    ],
    goals: [
      {
        goal: 'no error',
        met: problems.length === 0,
        value: `${problems.length} of ${all.length.toLocaleString('en')}`,
      },
      {
        goal: `memory grows by at most ${MOST_GROWTH * 100} % over the last two thirds`,
        met: growth <= MOST_GROWTH,
        value: `${(growth * 100).toFixed(1)} %`,
      },
    ],
  }
}

/** Growth per sample of the straight line that fits the samples best. */
function slopeOf(samples: readonly number[]): number {
  const middle = (samples.length - 1) / 2
  const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length
  const joint = samples.reduce((sum, value, place) => sum + (place - middle) * (value - mean), 0)
  return joint / samples.reduce((sum, _, place) => sum + (place - middle) ** 2, 0)
}
