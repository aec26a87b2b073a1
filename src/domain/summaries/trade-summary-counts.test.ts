import { expect, test } from 'vitest'
import { tradeSummaryCounts } from './trade-summary-counts.ts'

test.each([
  { states: [] as const, counts: [0, 0, 0, 0] },
  { states: ['up_to_date', 'outdated', 'no_trade_data', 'no_summary'] as const, counts: [4, 3, 2, 1] },
  { states: ['no_summary', 'no_summary'] as const, counts: [2, 0, 0, 2] },
])('species that are $states', ({ states, counts: [total, with_summaries, with_trade_data, missing] }) => {
  expect(tradeSummaryCounts(states)).toEqual({ total, with_summaries, with_trade_data, missing })
})
