import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { FileValues } from '#database/trade/trade-file-columns.ts'
import { answerExplorerJob, type ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import { EXPLORED_BY, EXPLORED_COUNTS } from '#domain/explorer/explorer-question.ts'
import { Unavailable } from '#domain/problems.ts'
import { type AlikeRecords, alikeRecords } from '#domain/trade/alike-records.ts'
import { combineTables } from '#domain/trade/combined-table.ts'
import { FURTHER_COLUMNS } from '#domain/trade/trade-file.ts'
import { FLOWS_OF } from '#domain/trade/trade-flows-view.ts'
import { NARROWED, NOT_REPORTED } from '#domain/trade/trade-selection.ts'
import { CODED_COLUMNS, type TradeTable, valueAt } from '#domain/trade/trade-table.ts'
import { isLongRun } from '#testing/long-run.ts'
import { publishedTables } from '#testing/published-trade.ts'
import { type RandomChoices, randomSelection } from '#testing/random-trade.ts'
import { describeWithReferenceData, REFERENCE_DATA } from '#testing/reference-data.ts'
import { SeededNumbers } from '#testing/seeded-numbers.ts'
import { tradeFileOf } from '#testing/trade-file-of.ts'
import type { WorkerLike } from '../background-work.ts'
import { RowsProcess } from './rows-process.ts'
import type { SpeciesFile } from './trade-thread.ts'

/* One question about all species of the real release, two ways to its answer: in memory, and by DuckDB from the files. */

const FACTS = { last_complete_year: 2022, listed_since: null, has_reservation: false }
const SEED = 20_253
const ASKED = isLongRun ? 400 : 20

describeWithReferenceData('the trade of all species', () => {
  const whole = new RowsProcess()
  /** As where not all rows fit in memory: they are counted in parts, here of few species. */
  const small = new RowsProcess(1000, 8000)
  let files: SpeciesFile[]
  let inMemory: AlikeRecords
  let choices: RandomChoices

  beforeAll(() => {
    const tables = [...publishedTables(REFERENCE_DATA)]
    files = tables.map(([taxon, table]) => fileOf(taxon, table))
    const combined = combineTables(tables)
    inMemory = alikeRecords(combined)
    const measures = [...new Set(combined.articles.map(({ measure }) => measure))]
    const values = NARROWED.map((name) => [
      name,
      name === 'unit' ? measures : combined[name].values.map((value) => value ?? NOT_REPORTED),
    ])
    choices = { years: { first: 1975, last: 2024 }, values: Object.fromEntries(values) }
  })
  afterAll(async () => {
    await whole.close()
    await small.close()
  })

  /** Compares whole answers as they travel: with the order of what they hold. */
  async function expectAlike(job: ExplorerJob, by = whole, of = files, table = inMemory): Promise<void> {
    const counted = answerExplorerJob(table, job)
    const answered = await by.explore(of, job)
    if (!isDeepStrictEqual(answered, counted)) expect(answered, JSON.stringify(job)).toEqual(counted)
    expect(JSON.stringify(answered) === JSON.stringify(counted), JSON.stringify(job)).toBe(true)
  }

  test('is explored alike, by any choice', async () => {
    const numbers = new SeededNumbers(SEED)
    for (let asked = 0; asked < ASKED; asked++) {
      const [count = 'records'] = numbers.shuffled(EXPLORED_COUNTS)
      const grouped_by = numbers.shuffled(EXPLORED_BY).slice(0, 1 + (asked % 2))
      const selection = randomSelection(choices, numbers)
      const question = { selection, facts: FACTS, grouped_by, count }
      await expectAlike({ kind: 'explore', question: { ...question, most: [20, 8] } }, whole)
      // Few values stand by themselves, so that others are counted together.
      await expectAlike({ kind: 'explore', question: { ...question, most: [4, 2] } }, small)
    }
  })

  test('is explored alike where a choice of one column refuses most of it', async () => {
    const numbers = new SeededNumbers(SEED + 3)
    for (const name of NARROWED)
      for (const more of [{}, { by: 'source' }, { movement: 're-exports', reporter: 'importers' }] as const) {
        const selection = { [name]: numbers.shuffled(choices.values[name]).slice(0, 2), ...more }
        const grouped_by = numbers.shuffled(EXPLORED_BY).slice(0, 1)
        const [count = 'records'] = numbers.shuffled(EXPLORED_COUNTS)
        const question = { selection, facts: FACTS, grouped_by, count, most: [20] }
        await expectAlike({ kind: 'explore', question }, small)
        const [of = 'records'] = numbers.shuffled(FLOWS_OF)
        await expectAlike({ kind: 'flows', question: selection, facts: FACTS, of }, small)
      }
  })

  test('is drawn alike on the map', async () => {
    const numbers = new SeededNumbers(SEED + 1)
    for (const by of [whole, small])
      for (const of of FLOWS_OF) await expectAlike({ kind: 'flows', question: {}, facts: FACTS, of }, by)
    for (let asked = 0; asked < ASKED / 4; asked++) {
      const [of = 'records'] = numbers.shuffled(FLOWS_OF)
      const question = randomSelection(choices, numbers)
      const facts = { ...FACTS, last_complete_year: asked % 2 === 0 ? null : FACTS.last_complete_year }
      for (const by of [whole, small]) await expectAlike({ kind: 'flows', question, facts, of }, by)
    }
  })

  test('has the same countries, and each country the same page', async () => {
    for (const by of [whole, small]) await expectAlike({ kind: 'countries' }, by)
    const { countries } = answerExplorerJob(inMemory, { kind: 'countries' })
    const numbers = new SeededNumbers(SEED + 2)
    const some = isLongRun ? countries : numbers.shuffled(countries).slice(0, ASKED)
    for (const code of ['GL', 'CA', 'HS', 'XX', 'ZZ', "no such'code", ...some.map((country) => country.code)])
      for (const last_complete_year of [2022, null])
        for (const by of [whole, small]) await expectAlike({ kind: 'country', code, last_complete_year }, by)
  })

  test('is that of the species asked for, and of no other', async () => {
    const tables = [...publishedTables(REFERENCE_DATA)].filter((_, place) => place % 5 === 2)
    const taxa = tables.map(([taxon]) => taxon)
    const some = files.filter(({ species_id }) => taxa.includes(species_id))
    const table = alikeRecords(combineTables(tables))
    const question = { facts: FACTS, grouped_by: ['species'], count: 'quantity', most: [5] } as const
    const explored = { kind: 'explore', question: { ...question, selection: {} } } as const
    for (const by of [whole, small]) {
      await expectAlike(explored, by, some, table)
      await expectAlike({ kind: 'countries' }, by, some, table)
      await expectAlike({ kind: 'country', code: 'GL', last_complete_year: null }, by, some, table)
      await expectAlike({ kind: 'countries' }, by, [], alikeRecords(combineTables([])))
    }
  })
})

describeWithReferenceData('the process that counts them', () => {
  const question = { kind: 'country', code: 'GL', last_complete_year: null } as const
  let files: SpeciesFile[]
  let inMemory: AlikeRecords
  let rows: WatchedRows
  beforeAll(() => {
    const tables = [...publishedTables(REFERENCE_DATA)].slice(0, 4)
    files = tables.map(([taxon, table]) => fileOf(taxon, table))
    inMemory = alikeRecords(combineTables(tables))
  })
  afterEach(() => rows.close())

  const unread = (): SpeciesFile[] =>
    files.map((file) => ({ ...file, bytes: () => Promise.reject(new Error('It was taken in before')) }))
  const expected = () => answerExplorerJob(inMemory, question)

  test('ends where nothing is asked of it, and begins again with all that it took in', async () => {
    rows = new WatchedRows(1000, 8000, 10)
    expect(await rows.explore(files, question)).toEqual(expected())
    await once(rows.latest, 'exit')
    expect(await rows.explore(unread(), question)).toEqual(expected())
    expect(rows.begun).toBe(2)
  })

  test('takes files in again where those that it took in are damaged, which fails one question', async () => {
    rows = new WatchedRows(1000, 8000, 10)
    await rows.explore(files, question)
    await once(rows.latest, 'exit')
    const { spawnargs } = rows.latest as WorkerLike & Pick<ChildProcess, 'spawnargs'>
    const { folder } = JSON.parse(spawnargs.at(-1) ?? '')
    writeFileSync(join(folder, 'rows.duckdb'), 'no database')
    await expect(rows.explore(unread(), question)).rejects.toThrow(Unavailable)
    expect(await rows.explore(files, question)).toEqual(expected())
  })

  test('takes files in again after it crashed, which fails one question', async () => {
    rows = new WatchedRows()
    const [first, ...others] = files as [SpeciesFile, ...SpeciesFile[]]
    await rows.explore(others, question)
    const bytes = async () => {
      await rows.latest.terminate()
      return first.bytes()
    }
    await expect(rows.explore([{ ...first, bytes }, ...others], question)).rejects.toThrow(Unavailable)
    expect(await rows.explore(files, question)).toEqual(expected())
    expect(rows.begun).toBe(2)
  })
})

class WatchedRows extends RowsProcess {
  begun = 0
  latest: WorkerLike = new EventEmitter() as WorkerLike

  protected override open(): WorkerLike {
    this.begun += 1
    this.latest = super.open()
    return this.latest
  }
}

function fileOf(taxon: string, table: TradeTable): SpeciesFile {
  const rows = Array.from({ length: table.length }, (_, row) => row)
  const texts = CODED_COLUMNS.map((name) => [name, rows.map((row) => valueAt(table[name], row))])
  const nothing = FURTHER_COLUMNS.map((name) => [name, rows.map(() => null)])
  const bytes = tradeFileOf({
    ...Object.fromEntries([...texts, ...nothing]),
    record_id: rows.map((row) => table.record_id[row] ?? 0),
    year: rows.map((row) => table.year[row] ?? 0),
    quantity: rows.map((row) => (Number.isNaN(table.quantity[row]) ? null : table.quantity[row])),
  } as FileValues)
  return {
    species_id: taxon,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    rows: table.length,
    bytes: async () => new Uint8Array(bytes).buffer,
  }
}
