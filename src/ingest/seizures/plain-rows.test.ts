import { expect, test } from 'vitest'
import { ImportNotes } from '../import-notes.ts'
import { RefusedRows } from '../refused-rows.ts'
import { SpeciesMatcher } from '../species-matcher.ts'
import { plainReader } from './plain-rows.ts'

const HEADER = [
  'species',
  'date',
  'year',
  'country',
  'product',
  'category',
  'quantity',
  'unit',
  'source database',
  'reference',
]

function read(cells: string) {
  const context = {
    tables: [],
    documents: [],
    today: '2026-11-21',
    species: new SpeciesMatcher([{ species_id: 'bear', name: 'Ursus maritimus' }]),
    countries: [{ id: '1', country_code: 'NO', country_name: 'Norway', kind: 'country' as const }],
    notes: new ImportNotes(),
    refusedRows: new RefusedRows(),
    onBytes: () => undefined,
    currentYear: 2026,
    release: undefined,
    lastCompleteYear: undefined,
    beside: undefined,
  }
  const table = { name: 'plain.csv', path: 'plain.csv', bytes: 0, rows: async function* () {} }
  return plainReader(table, HEADER, context, [])(cells.split(','), 2)
}

test.each([
  { cells: ',2019-04-30,,NO,skin,,1,,,', column: 'species', reason: 'it is empty' },
  {
    cells: 'Ursus maritimus,30.4.2019,,NO,skin,,1,,,',
    column: 'date',
    reason: "'30.4.2019' is not a day such as 2019-04-30",
  },
  {
    cells: 'Ursus maritimus,2019-04-31,,NO,skin,,1,,,',
    column: 'date',
    reason: "'2019-04-31' is not a day such as 2019-04-30",
  },
  {
    cells: 'Ursus maritimus,2019-04-30,2018,NO,skin,,1,,,',
    column: 'year',
    reason: '2018 is not the year of 2019-04-30',
  },
  { cells: 'Ursus maritimus,,1850,NO,skin,,1,,,', column: 'year', reason: '1850 lies outside 1900 to 2026' },
  {
    cells: 'Ursus maritimus,2027-01-01,,NO,skin,,1,,,',
    column: 'date',
    reason: '2027 lies outside 1900 to 2026',
  },
  { cells: 'Ursus maritimus,,2019,NO,skin,,-1,,,', column: 'quantity', reason: "'-1' is negative" },
  { cells: 'Ursus maritimus,,2019,NO,skin,,some,,,', column: 'quantity', reason: "'some' is not a number" },
])('$cells is refused: $reason', ({ cells, column, reason }) => {
  expect(read(cells)).toEqual({ column, reason })
})

test.each(['Ursus maritimus,,,,,,,,,', 'ursus  maritimus,2019-04-30,2019,Norway,skin,,1,kg,customs,x'])(
  '%s is taken',
  (cells) => {
    expect(read(cells)).toBeUndefined()
  },
)
