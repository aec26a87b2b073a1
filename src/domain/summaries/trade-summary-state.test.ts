import { expect, test } from 'vitest'
import { tradeSummaryState } from './trade-summary-state.ts'

const NOW = '2026-11-21T12:00:00Z'
const made = (last_updated_at: string, total_trade_records = 1) => ({ total_trade_records, last_updated_at })

test.each([
  { what: 'no row', summary: null, state: 'no_summary' },
  { what: 'a row without records', summary: made(NOW, 0), state: 'no_trade_data' },
  { what: 'made today', summary: made(NOW), state: 'up_to_date' },
  { what: 'made seven days ago', summary: made('2026-11-14T12:00:00Z'), state: 'up_to_date' },
  { what: 'made longer ago', summary: made('2026-11-14T11:59:59Z'), state: 'outdated' },
])('$what: $state', ({ summary, state }) => {
  expect(tradeSummaryState(summary, NOW)).toBe(state)
})
