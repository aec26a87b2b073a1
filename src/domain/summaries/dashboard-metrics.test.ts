import { expect, test } from 'vitest'
import type { PopulationTrend } from '../species/population-trend.ts'
import { dashboardMetrics, decliningPopulations } from './dashboard-metrics.ts'

test('entries are counted by category and appendix, those not listed too', () => {
  const entries = [
    { cites_appendix: 'I', trade_trend: 'Declining', effectiveness_category: 'High' },
    { cites_appendix: 'II', trade_trend: 'Stable', effectiveness_category: 'Unknown' },
    { cites_appendix: null, trade_trend: 'Unknown', effectiveness_category: 'Unknown' },
  ] as const
  expect(dashboardMetrics(entries)).toEqual({
    countsByCategory: [
      { category: 'High', count: 1 },
      { category: 'Moderate', count: 0 },
      { category: 'Limited', count: 0 },
      { category: 'Needs Improvement', count: 0 },
      { category: 'To Be Determined', count: 0 },
      { category: 'Unknown', count: 2 },
    ],
    appendixMix: [
      { appendix: 'I', count: 1 },
      { appendix: 'II', count: 1 },
      { appendix: 'III', count: 0 },
      { appendix: 'Not Listed', count: 1 },
    ],
    pctDecreasingTrade: 33.3,
  })
})

test('of no entries there is no share', () => {
  expect(dashboardMetrics([]).pctDecreasingTrade).toBeNull()
})

test.each([
  { declining: 5, stable: 39, unknown: 0, rating: 'low_risk' },
  { declining: 6, stable: 38, unknown: 0, rating: 'monitor_closely' },
  { declining: 15, stable: 29, unknown: 0, rating: 'monitor_closely' },
  { declining: 16, stable: 28, unknown: 0, rating: 'high_concern' },
  { declining: 16, stable: 6, unknown: 22, rating: 'high_concern' },
  { declining: 16, stable: 5, unknown: 23, rating: null },
])('$declining declining and $unknown unknown of 44: $rating', ({ declining, stable, unknown, rating }) => {
  const entries = (
    [
      ['Declining', declining],
      ['Stable', stable],
      ['Unknown', unknown],
    ] as const
  ).flatMap(([population_trend, count]) =>
    Array.from({ length: count }, (): { population_trend: PopulationTrend } => ({ population_trend })),
  )
  expect(decliningPopulations(entries)).toEqual({ declining, unknown, rating })
})
