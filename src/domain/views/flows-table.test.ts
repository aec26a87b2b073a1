import { expect, test } from 'vitest'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { tradeView } from '#domain/trade/trade-view.ts'
import { aTradeTable } from '#testing/trade-rows.ts'
import { flowsTable } from './flows-table.ts'

const table = aTradeTable([
  { exporter: 'GL', importer: 'DK', quantity: 5 },
  { exporter: 'GL', importer: 'DK', quantity: 3, reporter_type: 'I' },
  { exporter: 'RU', importer: 'XX', quantity: 2 },
  { exporter: 'FR', importer: 'US', origin: 'GL', quantity: 4 },
])
const FACTS = { last_complete_year: null, listed_since: null, has_reservation: false }

const rowsOf = (question: TradeSelection) =>
  flowsTable({ table, question, view: tradeView(table, question, FACTS) }).rows

test('flows have their rank, those without a named side none, and all add up', () => {
  const rows = rowsOf({})
  expect(rows).toEqual([
    [1, 'GL', null, 'DK', 2, 5, 5, 3, 3],
    [null, 'RU', null, 'XX', 1, 2, 2, 0, 0],
  ])
})

test('by source country the country that goods come from has a column of its own', () => {
  expect(rowsOf({ by: 'source', movement: 'all' })).toEqual([
    [1, null, 'GL', 'DK', 2, 5, 5, 3, 3],
    [2, null, 'GL', 'US', 1, 4, 4, 0, 0],
    [null, null, 'RU', 'XX', 1, 2, 2, 0, 0],
  ])
})
