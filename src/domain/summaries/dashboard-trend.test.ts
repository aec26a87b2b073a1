import { expect, test } from 'vitest'
import { dashboardTrend } from './dashboard-trend.ts'

test.each([
  { trend: 'increasing', shown: 'Increasing' },
  { trend: 'stable', shown: 'Stable' },
  { trend: 'decreasing', shown: 'Declining' },
  { trend: 'no_trade', shown: 'Unknown' },
  { trend: 'insufficient_data', shown: 'Unknown' },
  { trend: null, shown: 'Unknown' },
] as const)('$trend is shown as $shown', ({ trend, shown }) => {
  expect(dashboardTrend(trend)).toBe(shown)
})
