import { expect, test } from 'vitest'
import type { TradeSelection } from '../trade/trade-selection.ts'
import { tradeTable } from '../trade/trade-table.ts'
import { publishedTradeView } from './trade-view.ts'
import { TRADE_VIEWS, type TradeViewName } from './view-address.ts'

type Row = [
  year: number,
  term: string,
  quantity: number | null,
  importer: string,
  exporter: string,
  reporter: 'E' | 'I',
]

const ROWS: Row[] = [
  [2019, 'tusks', 4, 'DK', 'GL', 'E'],
  [2019, 'tusks', 3, 'DK', 'GL', 'I'],
  [2021, 'tusks', 2, 'CN', 'CA', 'I'],
  [2021, 'carvings', 9, 'XX', 'CA', 'E'],
]

const column = <At extends number>(at: At) => ROWS.map((row) => row[at]) as Row[At][]
const same = <Value>(value: Value) => ROWS.map(() => value)

const tableWith = (origin: (string | null)[]) =>
  tradeTable({
    record_id: ROWS.map((_, at) => at + 1),
    year: column(0),
    appendix: same('II'),
    taxon: same('Monodon monoceros'),
    term: column(1),
    quantity: column(2),
    unit: same(null),
    importer: column(3),
    exporter: column(4),
    origin,
    purpose: same('P'),
    source: same('W'),
    reporter_type: column(5),
  })

const table = tableWith(same(null))

const about = { scientific_name: 'Monodon monoceros', citation: 'Cite so', simulated: 'false' }

const viewOf = (view: TradeViewName, question: TradeSelection = {}) =>
  publishedTradeView(
    { table, about, length: ROWS.length },
    { view, question, release: '2025.1', last_complete_year: 2020 },
  )

/** One object per row, of some columns. */
const rowsOf = (view: TradeViewName, names: string[], question?: TradeSelection) => {
  const { columns, rows } = viewOf(view, question)
  return rows.map((row) => names.map((name) => row[columns.indexOf(name as never)]))
}

test.each([
  {
    view: 'records-over-time' as const,
    what: 'every year of the span, one without a row counts none, and later years are not complete',
    names: ['year', 'records', 'records_exporters', 'records_importers', 'complete_year'],
    rows: [
      [2019, 2, 1, 1, true],
      [2020, 0, 0, 0, true],
      [2021, 2, 1, 1, false],
    ],
  },
  {
    view: 'quantity-over-time' as const,
    what: 'every article of every year, both sides beside each other and never added',
    names: ['year', 'term', 'unit', 'quantity_exporters', 'quantity_importers', 'quantity_larger'],
    rows: [
      [2019, 'tusks', 'specimens', 4, 3, 4],
      [2021, 'carvings', 'specimens', 9, 0, 9],
      [2021, 'tusks', 'specimens', 0, 2, 2],
    ],
  },
  {
    view: 'two-ledgers' as const,
    what: 'what is matched and what one side alone reports come to the larger',
    names: [
      'year',
      'quantity_matched',
      'quantity_only_exporters',
      'quantity_only_importers',
      'quantity_larger',
    ],
    rows: [
      [2019, 3, 1, 0, 4],
      [2021, 0, 0, 2, 2],
    ],
  },
  {
    view: 'top-importers' as const,
    what: 'what names no country stands last and has no rank',
    names: ['rank', 'country', 'records', 'quantity'],
    rows: [
      [1, 'DK', 2, 4],
      [2, 'CN', 1, 2],
      [null, 'XX', 1, 0],
    ],
  },
  {
    view: 'whole-animals' as const,
    what: 'the share that converts beside the band',
    names: ['year', 'animals_lower', 'animals_upper', 'convertible_share'],
    rows: [
      [2019, 4, 4, 1],
      [2021, 2, 2, 0.5],
    ],
  },
])('$view: $what', ({ view, names, rows }) => {
  expect(rowsOf(view, names)).toEqual(rows)
})

test('a year of which nothing converts has no number of animals', () => {
  expect(rowsOf('whole-animals', ['year', 'animals_upper'], { term: ['carvings'] })).toEqual([[2021, null]])
})

test('the side that was not chosen is empty and not zero, and so is what follows from both', () => {
  const names = ['year', 'term', 'quantity_exporters', 'quantity_importers', 'quantity_larger']
  expect(rowsOf('quantity-over-time', names, { reporter: 'exporters', term: ['tusks'] })).toEqual([
    [2019, 'tusks', 4, null, null],
  ])
  expect(
    rowsOf('records-over-time', ['records', 'records_importers'], { reporter: 'exporters', end_year: 2019 }),
  ).toEqual([[1, null]])
})

test.each(TRADE_VIEWS)('%s: each row has a cell for every column, each column once', (view) => {
  const { columns, rows } = viewOf(view)
  expect(new Set(columns).size).toBe(columns.length)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every((row) => row.length === columns.length)).toBe(true)
})

test('notes tell which rows the figures rest on: quantities are of direct trade', () => {
  const reExported = ROWS.map((_, at) => (at === 0 ? 'CA' : null))
  const withReExport = publishedTradeView(
    { table: tableWith(reExported), about, length: ROWS.length },
    { view: 'two-ledgers', question: {}, release: '2025.1', last_complete_year: 2020 },
  )
  expect(withReExport.notes).toMatch(/^3 of 4 rows; left out by movement: 1;/)
  expect(viewOf('trade-trend').notes).toMatch(/^2 of 4 rows, those of \d{4} to 2020; signs: /)
})

test('the release, the selection and what to know stand beside the figures', () => {
  expect(viewOf('terms-traded', { reporter: 'exporters', start_year: 2019 })).toMatchObject({
    release: '2025.1',
    selection: 'start_year=2019&reporter=exporters',
    notes: '2 of 4 rows; left out by movement: 0; left out by reporter: 2; signs: newest_year_incomplete',
    citations: ['Cite so'],
    simulated: false,
  })
})
