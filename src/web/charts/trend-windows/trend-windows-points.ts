import { isCompleteYear } from '#domain/trade/trade-caveats.ts'
import type { AnnualQuantity, TrendWindows } from '#domain/trade/trade-trend.ts'
import type { LinePoint } from '../plot/line-runs.ts'
import { type YearSpan, yearsOf } from '../plot/years.ts'

export type WindowName = 'recent' | 'historical'

export interface TrendPoint extends LinePoint {
  /** Which window counts the year. */
  window: WindowName | null
}

/**
 * One point per year from the first on record, or from the older window where that begins earlier, to the last.
 * A year without a record is empty here; the texts beside the chart explain that the rule counts it as zero.
 */
export function trendPoints(
  annual: readonly AnnualQuantity[],
  windows: TrendWindows,
  lastCompleteYear: number | null,
): TrendPoint[] {
  const quantityIn = new Map(annual.map(({ year, quantity }) => [year, quantity]))
  return yearsOf(trendSpan(annual, windows)).map((year) => ({
    year,
    value: quantityIn.get(year) ?? null,
    complete: isCompleteYear(year, lastCompleteYear),
    window: windowOf(year, windows),
  }))
}

/** The years that are drawn. */
export function trendSpan(annual: readonly AnnualQuantity[], { recent, historical }: TrendWindows): YearSpan {
  return { first: Math.min(historical.first, ...annual.map(({ year }) => year)), last: recent.last }
}

function windowOf(year: number, { recent, historical }: TrendWindows): WindowName | null {
  if (year >= recent.first && year <= recent.last) return 'recent'
  return year >= historical.first && year <= historical.last ? 'historical' : null
}
