import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, seconds } from './measure.ts'
import { pressChoices, SLOWED } from './pressed-choices.ts'
import type { Finding } from './report.ts'
import { idOf, idsAt, importTrade, read, type StartedPortal, startPortal } from './stage.ts'
import { countInDuckDb } from './trade-in-duckdb.ts'

const LARGEST = 'Acipenser baerii'
const LOOP_WAITS_AT_MOST_MS = 20
const QUESTIONS = 30
const FIRST_YEAR = 1980
const LAST_YEAR = 2023

interface Asked {
  what: string
  id: string
  rows: number
  drawnWithinMs: number
  answeredWithinMs: number
}

/** A choice on the trade tab, and a question nobody asked before: the species of median size, and the largest. */
export async function measureTradeChoices(): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'arctic-bench-'))
  const embedded = { DATABASE_URL: '', DATA_DIR: join(folder, 'embedded') }
  try {
    await importTrade(embedded)
    const portal = await startPortal(embedded)
    try {
      const species = await speciesToAsk(portal.address)
      const findings: Finding[] = []
      for (const one of species) findings.push(await measurePresses(portal.address, one))
      for (const one of species) findings.push(await measureAnswers(portal, one, folder))
      return findings
    } finally {
      await portal.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function speciesToAsk(address: string): Promise<Asked[]> {
  const files = await Promise.all(
    (await idsAt(address)).map(async (id) => ({ id, rows: (await fileOf(address, id))?.rows ?? 0 })),
  )
  const withRows = files.filter(({ rows }) => rows > 0).toSorted((a, b) => a.rows - b.rows)
  const middle = withRows[Math.floor(withRows.length / 2)]
  const largestId = await idOf(address, LARGEST)
  const largest = withRows.find(({ id }) => id === largestId)
  if (middle === undefined || largest === undefined) throw new Error('The release was not imported')
  return [
    { ...middle, what: 'the species of median size', drawnWithinMs: 50, answeredWithinMs: 30 },
    { ...largest, what: 'the Siberian sturgeon', drawnWithinMs: 200, answeredWithinMs: 150 },
  ]
}

async function fileOf(address: string, id: string): Promise<{ rows: number; address: string } | null> {
  return (await fetch(`${address}/api/species/${id}/trade/file`)).json()
}

async function measurePresses(address: string, { what, id, rows, drawnWithinMs }: Asked): Promise<Finding> {
  const runs = await pressChoices(address, id)
  const took = median(runs)
  return {
    heading: `A choice on the trade tab: ${what}`,
    how: `${rows.toLocaleString('en')} rows, the file loaded; each press is a choice not shown before, in Chromium with the page slowed ${SLOWED} times. A worker, which counts a large file, is not slowed: the browser cannot do that. From the click until the frame is painted in which rows line, cards and the charts in sight show the new figures; the address follows a frame later, and what is out of sight when the browser is idle, before the next press.`,
    measured: [
      { what: 'From the press to the frame', unit: 'ms', runs },
      { what: 'Quickest press', unit: 'ms', runs: [Math.min(...runs)] },
    ],
    goals: [
      {
        goal: `within ${drawnWithinMs} ms`,
        met: took <= drawnWithinMs,
        value: `${took.toFixed(0)} ms`,
        obstacle:
          'Most of it is work of the page’s own thread: React draws the choices and the figures in sight when those have come, and the browser lays them out and paints them.',
      },
    ],
  }
}

async function measureAnswers(
  { address }: StartedPortal,
  { what, id, rows, answeredWithinMs }: Asked,
  folder: string,
): Promise<Finding> {
  const spans = Array.from({ length: QUESTIONS }, (_, place) => ({
    start_year: FIRST_YEAR + place,
    end_year: LAST_YEAR - (place % 5),
  }))
  const question = ({ start_year, end_year }: (typeof spans)[number]) =>
    `${address}/api/species/${id}/trade/view?start_year=${start_year}&end_year=${end_year}`
  // The first question has the file read and put into a table.
  const first =
    1000 * (await seconds(() => read(question({ start_year: FIRST_YEAR - 1, end_year: LAST_YEAR }))))
  await longestWait(address)
  const runs: number[] = []
  for (const span of spans) runs.push(1000 * (await seconds(() => read(question(span)))))
  const waited = await longestWait(address)

  const path = join(folder, 'asked.parquet')
  const file = await fileOf(address, id)
  const bytes = await fetch(address + (file?.address ?? ''))
  await writeFile(path, Buffer.from(await bytes.arrayBuffer()))
  const inDuckDb = await countInDuckDb(path, spans)

  return {
    heading: `Trade answers never asked before: ${what}`,
    how: `${rows.toLocaleString('en')} rows, spans of years that nobody asked before, one after the other, on the embedded engine; whole answers over HTTP with everything that the trade tab shows. DuckDB reads the same file in one thread, counts its rows by each column and sums quantities on three bases.`,
    measured: [
      { what: 'Portal', unit: 'ms', runs },
      { what: 'DuckDB', unit: 'ms', runs: inDuckDb },
      { what: 'Portal, the first question, which reads the file', unit: 'ms', runs: [first] },
      { what: 'Longest wait of the portal’s own thread meanwhile', unit: 'ms', runs: [waited] },
    ],
    goals: [
      {
        goal: `within ${answeredWithinMs} ms`,
        met: median(runs) <= answeredWithinMs,
        value: `${median(runs).toFixed(0)} ms`,
      },
      {
        goal: 'no slower than DuckDB',
        met: median(runs) <= median(inDuckDb),
        value: `${(median(runs) / median(inDuckDb)).toFixed(2)} times`,
      },
      {
        goal: `the portal’s own thread waits at most ${LOOP_WAITS_AT_MOST_MS} ms`,
        met: waited <= LOOP_WAITS_AT_MOST_MS,
        value: `${waited.toFixed(1)} ms`,
      },
    ],
  }
}

/** Milliseconds, since this was last asked. */
async function longestWait(address: string): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text()
  return 1000 * Number(/^nodejs_eventloop_delay_max_seconds (\S+)$/m.exec(metrics)?.[1])
}
