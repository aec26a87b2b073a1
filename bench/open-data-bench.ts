import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Measured, median } from './measure.ts'
import type { Finding } from './report.ts'
import { residentMegabytes } from './resident-memory.ts'
import { idOf, importTrade, newDatabase, startPortal } from './stage.ts'
import { load } from './wrk.ts'

const LARGEST = 'Acipenser baerii'
const LONGEST_MS = 1000
/** Of the first reading: garbage is collected at some moment or other. */
const MOST_OF_FIRST = 1.25
const FEWEST_CALLS = 300
const RUNS = 5
/** A portal that has just started builds what visitors open with, in the thread that writes rows too. */
const BUILT_AHEAD_MS = 20_000
const CALLS = fileURLToPath(new URL('./mcp-calls.lua', import.meta.url))

/** All rows of the largest species as one CSV file, and questions of assistants. */
export async function measureOpenData(): Promise<Finding[]> {
  const database = await newDatabase()
  await importTrade({ DATABASE_URL: database.url })
  const portal = await startPortal({ DATABASE_URL: database.url })
  try {
    const id = await idOf(portal.address, LARGEST)
    await wait(BUILT_AHEAD_MS)
    const csv = `${portal.address}/api/trade-records.csv?species_id=${id}&release=2025.1`
    return [await measureCsv(csv, portal.pid), await measureCalls(`${portal.address}/mcp`)]
  } finally {
    await portal.stop()
    await database.drop()
  }
}

async function measureCsv(address: string, pid: number): Promise<Finding> {
  // The first one reads the file of the release.
  let bytes = await read(address)
  const runs: number[] = []
  const memory: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now()
    let most = 0
    bytes = await read(address, () => {
      most = Math.max(most, residentMegabytes(pid))
    })
    runs.push(performance.now() - start)
    memory.push(most)
  }
  const ms = median(runs)
  const [first = 0, ...later] = memory
  const more = Math.max(...later) / first
  return {
    heading: 'All rows of the largest species as CSV',
    how: `${LARGEST} under its release, ${bytes.toLocaleString('en')} bytes uncompressed, on PostgreSQL with the real release, after a first time. Memory is looked at while the file arrives.`,
    measured: [
      { what: 'Whole file', unit: 'ms', runs },
      { what: 'Resident memory, most in each reading', unit: 'MB', runs: memory },
    ],
    goals: [
      { goal: `within ${LONGEST_MS} ms`, met: ms <= LONGEST_MS, value: `${ms.toFixed(0)} ms` },
      {
        goal: `no later reading takes more than ${MOST_OF_FIRST} times the memory of the first`,
        met: more <= MOST_OF_FIRST,
        value: more.toFixed(2),
      },
    ],
  }
}

const PIECES_BETWEEN_LOOKS = 200

async function read(address: string, look: () => void = () => undefined): Promise<number> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
  if (!response.ok || response.body === null) throw new Error(`${address} answered ${response.status}`)
  let bytes = 0
  let pieces = 0
  for await (const piece of response.body) {
    bytes += piece.length
    pieces += 1
    if (pieces % PIECES_BETWEEN_LOOKS === 0) look()
  }
  return bytes
}

async function measureCalls(address: string): Promise<Finding> {
  const calls: Measured = { what: 'Calls', unit: 'per second', runs: [] }
  for (let run = 0; run < RUNS; run++) calls.runs.push((await load(address, { script: CALLS })).perSecond)
  const each = median(calls.runs)
  return {
    heading: 'Questions of assistants',
    how: 'Four tools of the Model Context Protocol in turn (trade, find_species, listings, status), 32 connections of wrk on core 1, the portal on core 0, PostgreSQL with the real release.',
    measured: [calls],
    goals: [
      {
        goal: `at least ${FEWEST_CALLS} calls a second`,
        met: each >= FEWEST_CALLS,
        value: each.toFixed(0),
      },
    ],
  }
}
