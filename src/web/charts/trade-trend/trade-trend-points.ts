import type { TradeTrends } from '#domain/trade/trade-trends.ts'
import type { TrendCount } from '#domain/trade/trend-grid.ts'
import type { LinePoint } from '../plot/line-runs.ts'

type Counted = TradeTrends['grid'][number]

/** The two sides of the species' main article, or of its records where it has none. */
const DRAWN: readonly (readonly TrendCount[])[] = [
  ['main_exporters', 'main_importers'],
  ['records_exporters', 'records_importers'],
]

/** The counts of the trend that are drawn together: both sides in one measure. */
export function drawnCounts(grid: readonly Counted[]): Counted[] {
  const pairs = DRAWN.map((counts) => grid.filter(({ count }) => counts.includes(count)))
  return pairs.find((pair) => pair.length > 0) ?? []
}

/** A count by year; all years of the window are complete. */
export const trendLine = ({ series }: Pick<Counted, 'series'>, first: number): LinePoint[] =>
  series.map((value, place) => ({ year: first + place, value, complete: true }))
