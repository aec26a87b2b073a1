import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyChoice, anyRows } from '#testing/random-trade.ts'
import { aTradeTable } from '#testing/trade-rows.ts'
import { answerExplorerJob } from '../explorer/explorer-jobs.ts'
import { alikeTable } from './alike-columns.ts'
import { type CombinedTable, combineTables } from './combined-table.ts'

const FACTS = { last_complete_year: 1991, listed_since: null, has_reservation: false }

/** Each record as a row of its own, which is the least that may be put together. */
function columnsOf(table: CombinedTable) {
  const whole = Float64Array.from(table.quantity, (one) => (Number.isNaN(one) ? 0 : Math.trunc(one)))
  return {
    ...table,
    records: new Uint32Array(table.length).fill(1),
    units: whole,
    billionths: Float64Array.from(table.quantity, (one, row) =>
      Number.isNaN(one) ? 0 : Math.round((one - (whole[row] ?? 0)) * 1e9),
    ),
    largest_record_id: table.record_id,
    largest_quantity: table.quantity,
  }
}

test('rows of a store answer every question as the records themselves do', () => {
  fc.assert(
    fc.property(anyRows, anyRows, anyChoice, (narwhal, walrus, selection) => {
      const combined = combineTables([
        ['narwhal', aTradeTable(narwhal)],
        ['walrus', aTradeTable(walrus.map((row) => ({ ...row, taxon: 'Odobenus rosmarus' })))],
      ])
      const table = alikeTable(columnsOf(combined))
      for (const count of ['records', 'quantity', 'animals'] as const) {
        const question = {
          selection,
          facts: FACTS,
          grouped_by: ['exporter', 'year'] as const,
          count,
          most: [3],
        }
        const job = { kind: 'explore', question } as const
        expect(answerExplorerJob(table, job)).toEqual(answerExplorerJob(combined, job))
      }
      const flows = { kind: 'flows', question: selection, facts: FACTS, of: 'quantity' } as const
      expect(answerExplorerJob(table, flows)).toEqual(answerExplorerJob(combined, flows))
      const country = { kind: 'country', code: 'GL', last_complete_year: null } as const
      expect(answerExplorerJob(table, country)).toEqual(answerExplorerJob(combined, country))
    }),
  )
})
