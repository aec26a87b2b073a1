import { expect, test } from 'vitest'
import type { PopulationTrend } from '../species/population-trend.ts'
import { dashboardMetrics, decliningPopulations } from './dashboard-metrics.ts'

const ENTRY = {
  cites_appendix: null,
  trade_trend: 'Unknown',
  trade_finding: null,
  effectiveness_category: 'Unknown',
} as const

test('entries are counted by category and appendix, those not listed too', () => {
  const entries = [
    { ...ENTRY, cites_appendix: 'I', trade_trend: 'Decreasing', effectiveness_category: 'High' },
    { ...ENTRY, cites_appendix: 'II' },
    ENTRY,
  ] as const
  expect(dashboardMetrics(entries)).toMatchObject({
    entries: 3,
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
    decreasingTrade: 1,
  })
})

test('entries are counted by the verdict on their trade, over the window that the verdicts name', () => {
  const trade_finding = { window_first: 2013, window_last: 2022 }
  const entries = [
    ENTRY,
    { ...ENTRY, trade_trend: 'Decreasing', trade_finding },
    { ...ENTRY, trade_trend: 'Depends', trade_finding },
  ] as const
  expect(dashboardMetrics(entries)).toMatchObject({
    countsByTradeTrend: [
      { trend: 'Decreasing', count: 1 },
      { trend: 'Increasing', count: 0 },
      { trend: 'Depends', count: 1 },
      { trend: 'Stable', count: 0 },
      { trend: 'Unknown', count: 1 },
    ],
    tradeTrendWindow: { first: 2013, last: 2022 },
  })
})

test('of no entries there is no share', () => {
  expect(dashboardMetrics([])).toMatchObject({ entries: 0, pctDecreasingTrade: null, tradeTrendWindow: null })
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
  expect(decliningPopulations(entries)).toEqual({ entries: 44, declining, unknown, rating })
})
