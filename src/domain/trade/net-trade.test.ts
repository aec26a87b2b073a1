import { expect, test } from 'vitest'
import { aTradeTable, type RowFacts } from '#testing/trade-rows.ts'
import { wholeAmount } from './amounts.ts'
import { hasNetTrade, netTrade, netTradeFigures } from './net-trade.ts'
import { lineAmounts } from './trade-quantities.ts'

const importers = { reporter_type: 'I' } as const
const ROWS: RowFacts[] = [
  { exporter: 'ID', importer: 'US', quantity: 14 },
  { exporter: 'ID', importer: 'US', quantity: 8, ...importers },
  { exporter: 'MY', importer: 'ID', quantity: 5, ...importers },
]

test("net exports are the guide's: 14 less 5 are 9, and net imports are not shown", () => {
  const table = aTradeTable(ROWS)
  const countries = netTrade(table, lineAmounts(table, Uint32Array.from(ROWS.keys())))
  expect(countries.map(({ country }) => country)).toEqual(['US', 'ID', 'MY'])
  expect(countries[1]).toEqual({
    country: 'ID',
    gross_exports: wholeAmount(14),
    gross_imports: wholeAmount(5),
    net_exports: wholeAmount(9),
    net_imports: null,
  })
})

test('a country that exports as much as it imports has both figures, and they are zero', () => {
  const table = aTradeTable([
    { exporter: 'CA', importer: 'US', quantity: 3 },
    { exporter: 'US', importer: 'JP', quantity: 3 },
  ])
  const countries = netTradeFigures(table, lineAmounts(table, Uint32Array.of(0, 1)))
  expect(countries.at(-1)).toMatchObject({ country: 'US', net_exports: 0, net_imports: 0 })
})

test.each([
  { what: 'the high seas', row: { exporter: 'HS' } },
  { what: 'introduced from the sea', row: { exporter: 'NO', source: 'X' } },
  { what: 'an unknown exporter', row: { exporter: 'XX' } },
  { what: 'an exporter not reported', row: { exporter: null } },
])('$what is no country’s export', ({ row }) => {
  const table = aTradeTable([{ importer: 'JP', ...row }])
  expect(netTradeFigures(table, lineAmounts(table, Uint32Array.of(0)))).toMatchObject([
    { country: 'JP', gross_exports: 0, gross_imports: 1 },
  ])
})

test.each([
  { choice: {}, has: true },
  { choice: { term: ['tusks'], start_year: 2000, reporter: 'larger', movement: 'all' }, has: true },
  { choice: { importer: ['US'] }, has: false },
  { choice: { exporter: ['GL'] }, has: false },
  { choice: { origin: ['-'] }, has: false },
  { choice: { reporter: 'importers' }, has: false },
  { choice: { movement: 're-exports' }, has: false },
] as const)('of $choice net trade is known: $has', ({ choice, has }) => {
  expect(hasNetTrade(choice)).toBe(has)
})
