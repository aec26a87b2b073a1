import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureMapBundle } from './bundle-bench.ts'
import { median, percentile, seconds } from './measure.ts'
import { SLOWED } from './pressed-choices.ts'
import { pressQuestions } from './pressed-questions.ts'
import type { Finding } from './report.ts'
import { idsAt, importTrade, newDatabase, read, startPortal } from './stage.ts'
import { countInDuckDb } from './trade-in-duckdb.ts'

const FIRST_ANSWER_MS = 300
const CACHED_ANSWER_MS = 20
const ANSWER_IN_BROWSER_MS = 100
const INTERACTION_MS = 200
const GROUPS = ['year', 'importer,term', 'exporter,importer', 'year,species', 'source,purpose']
const LAST_YEAR = 2023
const SPANS = GROUPS.map((_, place) => ({ start_year: 1980 + place, end_year: LAST_YEAR }))
/** Whole animals and quantities ask more of a row than its count. */
const COUNTS = ['records', 'quantity', 'animals']

/** Questions about the trade of all species: on the server, in the browser, and in DuckDB over the same files. */
export async function measureExplorer(): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'arctic-bench-'))
  const database = await newDatabase()
  try {
    await importTrade({ DATABASE_URL: database.url })
    const portal = await startPortal({ DATABASE_URL: database.url })
    try {
      await saveFiles(portal.address, folder)
      const inDuckDb = await countInDuckDb(join(folder, '*.parquet'), SPANS)
      return [
        await measureServer(portal.address, inDuckDb),
        await measureBrowser(portal.address, inDuckDb),
        measureMapBundle(),
      ]
    } finally {
      await portal.stop()
    }
  } finally {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureServer(address: string, inDuckDb: number[]): Promise<Finding> {
  const answer = async (question: string) => 1000 * (await seconds(() => read(question)))
  // The first question has all files read and put into one table.
  const first = await answer(`${address}/api/trade/explorer?end_year=1979`)
  const questions = COUNTS.flatMap((count) =>
    GROUPS.map((group, place) => {
      const { start_year, end_year } = SPANS[place] ?? { start_year: 1980, end_year: LAST_YEAR }
      return `${address}/api/trade/explorer?group=${group}&count=${count}&start_year=${start_year}&end_year=${end_year}`
    }),
  )
  const runs: number[] = []
  for (const question of questions) runs.push(await answer(question))
  const again: number[] = []
  for (const question of questions) again.push(await answer(question))
  return {
    heading: 'Explorer: trade of all species never asked before',
    how: 'All rows of the release, groups by one and two fields, counted as records, quantities and whole animals, one question after the other; whole answers over HTTP with the choices that each would leave. DuckDB reads the same files in one thread, counts their rows by each column and sums quantities on three bases.',
    measured: [
      { what: 'Portal', unit: 'ms', runs },
      { what: 'Portal, the same again', unit: 'ms', runs: again },
      { what: 'DuckDB', unit: 'ms', runs: inDuckDb },
      { what: 'Portal, the first question, which reads the files', unit: 'ms', runs: [first] },
    ],
    goals: [
      within(`a first answer within ${FIRST_ANSWER_MS} ms`, median(runs), FIRST_ANSWER_MS),
      within(`a cached answer within ${CACHED_ANSWER_MS} ms`, median(again), CACHED_ANSWER_MS),
      noSlowerThanDuckDb(runs, inDuckDb),
    ],
  }
}

async function measureBrowser(address: string, inDuckDb: number[]): Promise<Finding> {
  const { answered, counted, interactions } = await pressQuestions(address)
  const slowCount = SLOWED * median(counted)
  return {
    heading: 'Explorer: later questions in the browser',
    how: `All rows of the release, records by importer and term; each press is a question not asked before, in Chromium with the page slowed ${SLOWED} times. The worker, which counts, is not slowed: the browser cannot do that, so its time is also given ${SLOWED} times. From the click until the new figures are in the page. No press asks the server.`,
    measured: [
      { what: 'From the press to the figures', unit: 'ms', runs: answered },
      { what: 'Of that the worker’s counting', unit: 'ms', runs: counted },
      { what: 'From a press to the frame that follows it', unit: 'ms', runs: interactions },
      { what: 'DuckDB, one thread, not slowed', unit: 'ms', runs: inDuckDb },
    ],
    goals: [
      within(`figures within ${ANSWER_IN_BROWSER_MS} ms`, median(answered), ANSWER_IN_BROWSER_MS),
      within(
        `counted within ${ANSWER_IN_BROWSER_MS} ms on a processor slowed ${SLOWED} times`,
        slowCount,
        ANSWER_IN_BROWSER_MS,
      ),
      within(
        `95 of 100 interactions within ${INTERACTION_MS} ms`,
        percentile(interactions, 0.95),
        INTERACTION_MS,
      ),
      noSlowerThanDuckDb(counted, inDuckDb),
    ],
  }
}

const within = (goal: string, value: number, most: number) => ({
  goal,
  met: value <= most,
  value: `${value.toFixed(0)} ms`,
})

const noSlowerThanDuckDb = (runs: number[], inDuckDb: number[]) => ({
  goal: 'no slower than DuckDB',
  met: median(runs) <= median(inDuckDb),
  value: `${(median(runs) / median(inDuckDb)).toFixed(2)} times`,
})

async function saveFiles(address: string, folder: string): Promise<void> {
  for (const id of await idsAt(address)) {
    const file = await (await fetch(`${address}/api/species/${id}/trade/file`)).json()
    if (file === null) continue
    const bytes = await fetch(address + file.address)
    await writeFile(join(folder, `${id}.parquet`), Buffer.from(await bytes.arrayBuffer()))
  }
}
