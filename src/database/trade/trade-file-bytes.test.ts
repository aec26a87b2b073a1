import { parquetMetadata } from 'hyparquet'
import { expect, test } from 'vitest'
import {
  FURTHER_COLUMNS,
  readTradeFile,
  readTradeTable,
  readWholeTradeFile,
} from '#domain/trade/trade-file.ts'
import { tradeTable } from '#domain/trade/trade-table.ts'
import { FILE_COLUMN_NAMES, FILE_COLUMNS, type FileColumn, TradeFileWriter } from './trade-file-bytes.ts'
import { type FileRows, type FileValues, parseRows, rowsInFileOrder } from './trade-file-columns.ts'

type Row = Partial<Record<keyof FileRows, string>>

const GROUPS = { mostInOne: 2000, rows: 1000 }

const ROWS: Row[] = [
  { year: '2010', record_id: '7', term: 'meat', quantity: '0.666666667' },
  { year: '2010', term: 'skins', quantity: '2' },
  { year: '2010', term: 'live', quantity: '10' },
  { year: '2010', term: 'live', quantity: '9' },
  { year: '1999', record_id: '4294967299', term: 'teeth' },
  { year: '2010', record_id: '3', term: 'tusks' },
]

test('rows come by year, by the publisher’s number, and then by everything else; what was not reported comes last', async () => {
  const { year, record_id, term, quantity } = await readTradeFile(fileOf([ordered(ROWS)]))
  expect({ year, record_id, term, quantity }).toEqual({
    year: [1999, 2010, 2010, 2010, 2010, 2010],
    record_id: [4294967299, 3, 7, null, null, null],
    term: ['teeth', 'tusks', 'meat', 'live', 'live', 'skins'],
    quantity: [null, null, 0.666666667, 9, 10, 2],
  })
})

test('the same rows are the same bytes, in whatever order and parts they come', () => {
  const whole = fileOf([ordered(ROWS)])
  expect(fileOf([ordered(ROWS.toReversed())])).toEqual(whole)
  expect(fileOf([ordered(ROWS.slice(4, 5)), ordered(ROWS.toSpliced(4, 1))])).toEqual(whole)
})

test.each<Row>([
  { year: '2010', record_id: '9007199254740993' },
  { year: '2010', quantity: '0.12345678901234567891' },
])('%j is refused, since a file could not give its digits back', (row) => {
  expect(() => ordered([row])).toThrow('has more digits than a release file can hold')
})

test.each([
  { rows: 1, groups: [1] },
  { rows: 2000, groups: [2000] },
  { rows: 2001, groups: [1000, 1000, 1] },
])('$rows rows are in groups of $groups, and read in their order', async ({ rows, groups }) => {
  const columns = manyRows(rows)
  const bytes = fileOf([columns], GROUPS)
  expect(parquetMetadata(bytes).row_groups.map(({ num_rows }) => Number(num_rows))).toEqual(groups)
  const read = await readTradeFile(bytes, FURTHER_COLUMNS)
  for (const name of FILE_COLUMN_NAMES) expect(read[name], name).toEqual(columns[name])
  expect(await readTradeTable(bytes)).toEqual(tradeTable(read))
  const further = Object.fromEntries(FURTHER_COLUMNS.map((name) => [name, read[name]]))
  expect(await readWholeTradeFile(bytes)).toEqual({ table: tradeTable(read), further })
})

test('groups do not depend on the parts', () => {
  const columns = manyRows(2010)
  const parts = [0, 701, 702, 1999].map((from, place, all) => sliceOf(columns, from, all[place + 1]))
  expect(Buffer.from(fileOf(parts, GROUPS)).equals(Buffer.from(fileOf([columns], GROUPS)))).toBe(true)
})

function fileOf(parts: FileValues[], groups?: typeof GROUPS): ArrayBuffer {
  const rows = parts.reduce((sum, { year }) => sum + year.length, 0)
  const writer = new TradeFileWriter(rows, { title: 'A release' }, groups)
  for (const part of parts) writer.add(part)
  return new Uint8Array(writer.finish()).buffer
}

const ordered = (rows: Row[]): FileValues => rowsInFileOrder(parseRows(inColumns(rows)))

/** As the database writes rows. */
function inColumns(rows: Row[]): FileRows {
  const columns = FILE_COLUMN_NAMES.map((name) => [
    name,
    JSON.stringify(rows.map((row) => written(name, row[name]))),
  ])
  return Object.fromEntries(columns)
}

const written = (name: FileColumn, text: string | undefined) =>
  text !== undefined && FILE_COLUMNS[name].startsWith('INT') ? Number(text) : (text ?? null)

/** Rows whose values tell where they stand. */
function manyRows(rows: number): FileValues {
  const columns = FILE_COLUMN_NAMES.map((name) => {
    const kind = FILE_COLUMNS[name]
    const value = (row: number) => {
      if (name === 'year') return 1975 + Math.floor(row / 100)
      if (row % 7 === 3) return null
      return kind === 'STRING' ? `${name} ${row % 50}` : row / (kind === 'DOUBLE' ? 4 : 1)
    }
    return [name, Array.from({ length: rows }, (_, row) => value(row))]
  })
  return Object.fromEntries(columns)
}

function sliceOf(columns: FileValues, from: number, to?: number): FileValues {
  const parts = FILE_COLUMN_NAMES.map((name) => [name, columns[name].slice(from, to)])
  return Object.fromEntries(parts)
}
