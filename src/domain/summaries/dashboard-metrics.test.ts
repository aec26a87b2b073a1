import { expect, test } from 'vitest'
import type { PopulationTrend } from '../species/population-trend.ts'
import { dashboardMetrics, decliningPopulations } from './dashboard-metrics.ts'

const ENTRY = {
  cites_appendix: null,
  trade_trend: 'Unknown',
  complete_years_trend: 'Unknown',
  last_complete_year: null,
  trade_caveats: [],
  effectiveness_category: 'Unknown',
} as const

test('entries are counted by category and appendix, those not listed too', () => {
  const entries = [
    { ...ENTRY, cites_appendix: 'I', trade_trend: 'Declining', effectiveness_category: 'High' },
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

test('declining trade is counted on complete years too, with the year they reach to', () => {
  const entries = [
    { ...ENTRY, trade_trend: 'Declining', complete_years_trend: 'Stable', last_complete_year: 2022 },
    { ...ENTRY, trade_trend: 'Declining', complete_years_trend: 'Increasing', last_complete_year: 2022 },
    { ...ENTRY, trade_trend: 'Stable', complete_years_trend: 'Declining', last_complete_year: 2022 },
    ENTRY,
  ] as const
  expect(dashboardMetrics(entries)).toMatchObject({
    decreasingTrade: 2,
    decreasingTradeOnCompleteYears: 1,
    lastCompleteYear: 2022,
  })
})

test('what has to be known of trade is counted too', () => {
  const entries = [
    { ...ENTRY, trade_caveats: ['mixed_units', 'both_reporters'] },
    { ...ENTRY, trade_caveats: ['mixed_units'] },
    ENTRY,
  ] as const
  expect(dashboardMetrics(entries).tradeCaveats).toEqual([
    { caveat: 'both_reporters', count: 1 },
    { caveat: 'mixed_units', count: 2 },
    { caveat: 'latest_year_incomplete', count: 0 },
    { caveat: 'source_unrecorded', count: 0 },
  ])
})

test('of no entries there is no share', () => {
  expect(dashboardMetrics([])).toMatchObject({ entries: 0, pctDecreasingTrade: null, lastCompleteYear: null })
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
