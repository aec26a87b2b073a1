import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aTradeTable, type RowFacts } from '#testing/trade-rows.ts'
import { amountAsNumber } from './amounts.ts'
import { selectRows } from './selected-rows.ts'
import { groupTrade } from './trade-groups.ts'
import { type Basis, MOVEMENTS, type TradeSelection } from './trade-selection.ts'

const ROWS: RowFacts[] = [
  { year: 2009, term: 'tusks', purpose: null },
  { year: 2010, term: 'tusks', origin: 'CA' },
  { year: 2010, term: 'tusks', origin: 'GL' },
  { year: 2010, term: 'tusks', origin: 'XX', reporter_type: 'I' },
  { year: 2011, term: 'skins', unit: 'kg' },
  { year: 2012, term: 'skins', unit: 'g', reporter_type: 'I' },
]

describe('a selection', () => {
  test.each([
    { what: 'nothing chosen leaves all', selection: {}, rows: [0, 1, 2, 3, 4, 5] },
    {
      what: 'a range of years, both ends',
      selection: { start_year: 2010, end_year: 2011 },
      rows: [1, 2, 3, 4],
    },
    { what: 'a term', selection: { term: ['skins'] }, rows: [4, 5] },
    { what: 'a measure, whatever its units', selection: { unit: ['kg'] }, rows: [4, 5] },
    { what: 'a purpose not reported', selection: { purpose: ['-'] }, rows: [0] },
    {
      what: 'an origin that is the exporter is direct',
      selection: { movement: 'direct' },
      rows: [0, 1, 4, 5],
    },
    { what: 'an unknown origin is a re-export', selection: { movement: 're-exports' }, rows: [2, 3] },
    { what: "importers' reports", selection: { reporter: 'importers' }, rows: [3, 5] },
    {
      what: 'both sides for the larger',
      selection: { reporter: 'larger', term: ['tusks'] },
      rows: [0, 1, 2, 3],
    },
    { what: 'what no row says', selection: { importer: ['NZ'] }, rows: [] },
  ] satisfies { what: string; selection: TradeSelection; rows: number[] }[])(
    '$what',
    ({ selection, rows }) => {
      expect([...selectRows(aTradeTable(ROWS), selection).rows]).toEqual(rows)
    },
  )

  test('says what movement and reporter left out', () => {
    const chosen = selectRows(aTradeTable(ROWS), {
      term: ['tusks'],
      movement: 'direct',
      reporter: 'importers',
    })
    expect(chosen).toMatchObject({ selected: 4, left_out_by_movement: 2, left_out_by_reporter: 2 })
    expect(chosen.rows).toHaveLength(0)
  })
})

const anyRow = fc.record({
  year: fc.constantFrom(2019, 2020, 2021),
  term: fc.constantFrom('tusks', 'meat', 'live'),
  unit: fc.constantFrom(null, 'kg', 'g', 'pairs', 'sets'),
  quantity: fc.oneof(
    fc.constant(null),
    fc.integer({ min: 0, max: 1e6 }).map((thousandths) => thousandths / 1000),
  ),
  importer: fc.constantFrom('US', 'DK', null),
  exporter: fc.constantFrom('CA', 'GL', 'XX', 'HS'),
  origin: fc.constantFrom(null, 'CA', 'GL', 'XX'),
  purpose: fc.constantFrom('T', 'P', null),
  source: fc.constantFrom('W', 'X', 'C', null),
  reporter_type: fc.constantFrom('E' as const, 'I' as const),
})
const anyRows = fc.array(anyRow, { maxLength: 40 })
const anySelection = fc.record(
  {
    start_year: fc.constantFrom(2019, 2020),
    term: fc.constantFrom(['tusks'], ['meat', 'live']),
    unit: fc.constantFrom(['number'], ['kg']),
    exporter: fc.constantFrom(['CA'], ['GL', 'HS']),
    purpose: fc.constantFrom(['-'], ['T']),
  },
  { requiredKeys: [] },
)

/** Quantities by article on a basis, and how many rows were selected. */
function quantities(rows: readonly RowFacts[], selection: TradeSelection, basis: Basis) {
  const table = aTradeTable(rows)
  const chosen = selectRows(table, { ...selection, reporter: basis }).rows
  const [whole] = groupTrade(table, chosen, [])
  return new Map(
    whole?.articles.map((article) => [`${article.term}, ${article.measure}`, amountAsNumber(article[basis])]),
  )
}

describe('any rows and any choice', () => {
  test('the larger side lies between either side and the sum of both', () => {
    fc.assert(
      fc.property(anyRows, anySelection, (rows, selection) => {
        const exporters = quantities(rows, selection, 'exporters')
        const importers = quantities(rows, selection, 'importers')
        for (const [article, larger] of quantities(rows, selection, 'larger')) {
          const [e, i] = [exporters.get(article) ?? 0, importers.get(article) ?? 0]
          expect(larger).toBeGreaterThanOrEqual(Math.max(e, i) - 1e-9)
          expect(larger).toBeLessThanOrEqual(e + i + 1e-9)
        }
      }),
    )
  })

  test('direct trade and re-exports make all', () => {
    fc.assert(
      fc.property(anyRows, anySelection, (rows, selection) => {
        const table = aTradeTable(rows)
        const [all = [], direct = [], again = []] = MOVEMENTS.map((movement) => [
          ...selectRows(table, { ...selection, movement }).rows,
        ])
        expect([...direct, ...again].sort((a, b) => a - b)).toEqual(all)
      }),
    )
  })

  test('choices commute: one after the other leaves what both leave', () => {
    fc.assert(
      fc.property(anyRows, anySelection, anySelection, (rows, first, second) => {
        const of = (among: readonly RowFacts[], selection: TradeSelection) =>
          [...selectRows(aTradeTable(among), selection).rows].flatMap((row) => among[row] ?? [])
        expect(of(of(rows, first), second)).toEqual(of(of(rows, second), first))
      }),
    )
  })
})
