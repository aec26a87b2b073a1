import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, seconds } from './measure.ts'
import type { Finding } from './report.ts'
import { idsAt, importTrade, newDatabase, read, startPortal } from './stage.ts'
import { countInDuckDb } from './trade-in-duckdb.ts'

const FIRST_ANSWER_MS = 300
const CACHED_ANSWER_MS = 20
const GROUPS = ['year', 'importer,term', 'exporter,importer', 'year,species', 'source,purpose']
const LAST_YEAR = 2023
const SPANS = GROUPS.map((_, place) => ({ start_year: 1980 + place, end_year: LAST_YEAR }))
/** Whole animals and quantities ask more of a row than its count. */
const COUNTS = ['records', 'quantity', 'animals']

/** Questions about the trade of all species that nobody asked before, and the same questions again. */
export async function measureExplorer(): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'arctic-bench-'))
  const database = await newDatabase()
  await importTrade({ DATABASE_URL: database.url })
  const portal = await startPortal({ DATABASE_URL: database.url })
  try {
    // The first question has all files read and put into one table.
    const first = 1000 * (await seconds(() => read(`${portal.address}/api/trade/explorer?end_year=1979`)))
    const questions = COUNTS.flatMap((count) =>
      GROUPS.map((group, place) => {
        const { start_year, end_year } = SPANS[place] ?? { start_year: 1980, end_year: LAST_YEAR }
        return `${portal.address}/api/trade/explorer?group=${group}&count=${count}&start_year=${start_year}&end_year=${end_year}`
      }),
    )
    const answer = async (address: string) => 1000 * (await seconds(() => read(address)))
    const runs: number[] = []
    for (const address of questions) runs.push(await answer(address))
    const again: number[] = []
    for (const address of questions) again.push(await answer(address))
    await saveFiles(portal.address, folder)
    const inDuckDb = await countInDuckDb(join(folder, '*.parquet'), SPANS)
    return [
      {
        heading: 'Explorer: trade of all species never asked before',
        how: 'All rows of the release, groups by one and two fields, counted as records, quantities and whole animals, one question after the other; whole answers over HTTP with the choices that each would leave. DuckDB reads the same files in one thread, counts their rows by each column and sums quantities on three bases.',
        measured: [
          { what: 'Portal', unit: 'ms', runs },
          { what: 'Portal, the same again', unit: 'ms', runs: again },
          { what: 'DuckDB', unit: 'ms', runs: inDuckDb },
          { what: 'Portal, the first question, which reads the files', unit: 'ms', runs: [first] },
        ],
        goals: [
          goal(`a first answer within ${FIRST_ANSWER_MS} ms`, median(runs), FIRST_ANSWER_MS),
          goal(`a cached answer within ${CACHED_ANSWER_MS} ms`, median(again), CACHED_ANSWER_MS),
          {
            goal: 'no slower than DuckDB',
            met: median(runs) <= median(inDuckDb),
            value: `${(median(runs) / median(inDuckDb)).toFixed(2)} times`,
          },
        ],
      },
    ]
  } finally {
    await portal.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

const goal = (text: string, value: number, most: number) => ({
  goal: text,
  met: value <= most,
  value: `${value.toFixed(0)} ms`,
})

async function saveFiles(address: string, folder: string): Promise<void> {
  for (const id of await idsAt(address)) {
    const file = await (await fetch(`${address}/api/species/${id}/trade/file`)).json()
    if (file === null) continue
    const bytes = await fetch(address + file.address)
    await writeFile(join(folder, `${id}.parquet`), Buffer.from(await bytes.arrayBuffer()))
  }
}
