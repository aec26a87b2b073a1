import { expect, test } from 'vitest'
import type { CsvRow } from './files/csv-rows.ts'
import { ImportNotes } from './import-notes.ts'
import { readRows } from './read-rows.ts'
import { RefusedRows } from './refused-rows.ts'

const HEADER = { line: 1, cells: ['COUNTRY', 'CATCH TOTAL'] }

async function read(
  rows: Iterable<CsvRow>,
  take: (cells: readonly string[]) => { reason: string } | undefined,
) {
  const notes = new ImportNotes()
  const table = {
    name: 'catches.csv',
    path: 'catches.csv',
    bytes: 0,
    rows: async function* () {
      for (const row of rows) yield [row]
    },
  }
  const refusedRows = new RefusedRows()
  await readRows(table, { notes, refusedRows, onBytes: () => undefined }, () => (cells) => {
    const problem = take(cells)
    return problem === undefined ? undefined : { column: null, ...problem }
  })
  return notes
}

test('a remark is passed over, a row that merely begins like one is not', async () => {
  const seen: (string | undefined)[] = []
  const rows = [
    HEADER,
    { line: 2, cells: ['# Saved from the web'] },
    { line: 3, cells: ['#reenland', '12'] },
    { line: 4, cells: ['Greenland', '13'] },
  ]
  const notes = await read(rows, ([country]) => {
    seen.push(country)
    return undefined
  })
  expect(seen).toEqual(['#reenland', 'Greenland'])
  expect(notes.read).toBe(2)
})

test('a reason is as long as a person reads', async () => {
  const rows = [HEADER, { line: 2, cells: ['x'.repeat(50_000), '1'] }]
  const { refused } = await read(rows, ([country]) => ({ reason: `'${country}' is no country` }))
  expect(refused[0]?.reason.length).toBeLessThan(400)
})

test('a file of nothing but rows that cannot be read is given up', async () => {
  function* withoutEnd() {
    yield HEADER
    for (let line = 2; line < 300_000; line += 1) yield { line, cells: ['x', 'y'] }
  }
  await expect(read(withoutEnd(), () => ({ reason: 'no' }))).rejects.toMatchObject({
    message: 'more than 200000 rows cannot be read',
    line: 200_002,
  })
})
