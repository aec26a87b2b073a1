import { expect, test } from 'vitest'
import { readTradeFile } from '#domain/trade/trade-file.ts'
import { FILE_COLUMN_NAMES, FILE_COLUMNS, type FileColumn, tradeFileBytes } from './trade-file-bytes.ts'
import { type FileRows, fileColumns, parseRows } from './trade-file-columns.ts'

type Row = Partial<Record<keyof FileRows, string>>

const ROWS: Row[] = [
  { year: '2010', record_id: '7', term: 'meat', quantity: '0.666666667' },
  { year: '2010', term: 'skins', quantity: '2' },
  { year: '2010', term: 'live', quantity: '10' },
  { year: '2010', term: 'live', quantity: '9' },
  { year: '1999', record_id: '4294967299', term: 'teeth' },
  { year: '2010', record_id: '3', term: 'tusks' },
]

test('rows come by year, by the publisher’s number, and then by everything else; what was not reported comes last', async () => {
  const { year, record_id, term, quantity } = await readTradeFile(fileOf([ROWS]))
  expect({ year, record_id, term, quantity }).toEqual({
    year: [1999, 2010, 2010, 2010, 2010, 2010],
    record_id: [4294967299, 3, 7, null, null, null],
    term: ['teeth', 'tusks', 'meat', 'live', 'live', 'skins'],
    quantity: [null, null, 0.666666667, 9, 10, 2],
  })
})

test('the same rows are the same bytes, in whatever order and parts they come', () => {
  const whole = Buffer.from(fileOf([ROWS]))
  expect(Buffer.from(fileOf([ROWS.toReversed()])).equals(whole)).toBe(true)
  expect(Buffer.from(fileOf([ROWS.slice(4), ROWS.slice(0, 4)])).equals(whole)).toBe(true)
})

test.each<Row>([
  { year: '2010', record_id: '9007199254740993' },
  { year: '2010', quantity: '0.12345678901234567891' },
])('%j is refused, since a file could not give its digits back', (row) => {
  expect(() => fileOf([[row]])).toThrow('has more digits than a release file can hold')
})

const fileOf = (parts: Row[][]): ArrayBuffer =>
  new Uint8Array(
    tradeFileBytes(fileColumns(parts.map((rows) => parseRows(inColumns(rows)))), { title: 'A release' }),
  ).buffer

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
