import { expect, test } from 'vitest'
import { dashboardTrend, parseDashboardTrend } from './dashboard-trend.ts'

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

test.each([
  { text: 'Declining', trend: 'Declining' },
  { text: 'Decreasing', trend: 'Declining' },
  { text: 'Unknown', trend: 'Unknown' },
  { text: 'declining', trend: undefined },
  { text: 'constructor', trend: undefined },
  { text: '', trend: undefined },
])("'$text' in an address is $trend", ({ text, trend }) => {
  expect(parseDashboardTrend(text)).toBe(trend)
})
