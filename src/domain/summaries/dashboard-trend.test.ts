import { expect, test } from 'vitest'
import { dashboardTrend, parseDashboardTrend } from './dashboard-trend.ts'

test.each([
  { verdict: 'increasing', shown: 'Increasing' },
  { verdict: 'no_clear_trend', shown: 'Stable' },
  { verdict: 'decreasing', shown: 'Decreasing' },
  { verdict: 'depends_on_what_is_counted', shown: 'Depends' },
  { verdict: 'too_little_data', shown: 'Unknown' },
  { verdict: null, shown: 'Unknown' },
] as const)('$verdict is shown as $shown', ({ verdict, shown }) => {
  expect(dashboardTrend(verdict)).toBe(shown)
})

test.each([
  { text: 'Decreasing', trend: 'Decreasing' },
  { text: 'Declining', trend: 'Decreasing' },
  { text: 'Depends', trend: 'Depends' },
  { text: 'Unknown', trend: 'Unknown' },
  { text: 'decreasing', trend: undefined },
  { text: 'constructor', trend: undefined },
  { text: '', trend: undefined },
])("'$text' in an address is $trend", ({ text, trend }) => {
  expect(parseDashboardTrend(text)).toBe(trend)
})
