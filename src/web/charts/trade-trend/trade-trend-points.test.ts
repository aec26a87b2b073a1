import { expect, test } from 'vitest'
import type { TradeTrends } from '#domain/trade/trade-trends.ts'
import type { TrendCount } from '#domain/trade/trend-grid.ts'
import { drawnCounts, trendLine } from './trade-trend-points.ts'

type Counted = TradeTrends['grid'][number]

const counted = (count: TrendCount): Counted => ({
  count,
  article: null,
  series: [null, 0, 3],
  nonzero_years: 1,
  mean_change: null,
  linear: null,
  rank: null,
})

test.each<{ what: string; counts: TrendCount[]; drawn: TrendCount[] }>([
  {
    what: 'a main article',
    counts: ['records', 'records_exporters', 'records_importers', 'main_exporters', 'main_importers'],
    drawn: ['main_exporters', 'main_importers'],
  },
  {
    what: 'records alone',
    counts: ['records', 'records_exporters', 'records_importers'],
    drawn: ['records_exporters', 'records_importers'],
  },
  { what: 'nothing', counts: [], drawn: [] },
])('of $what both sides are drawn', ({ counts, drawn }) => {
  expect(drawnCounts(counts.map(counted)).map(({ count }) => count)).toEqual(drawn)
})

test('a year before the first rows is a gap, a year without rows a zero', () => {
  expect(trendLine(counted('records'), 2013)).toEqual([
    { year: 2013, value: null, complete: true },
    { year: 2014, value: 0, complete: true },
    { year: 2015, value: 3, complete: true },
  ])
})
