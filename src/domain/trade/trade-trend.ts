import type { TradeTrend } from './trend-values.ts'

/** What was reported of one year; years without a report are absent. */
export interface AnnualQuantity {
  year: number
  quantity: number
}

const FEWEST_YEARS = 5
const WINDOW = 3
const GROWTH = 1.2
const DECLINE = 0.8

/** What the trend rests on, as a screen may explain it. */
export const TREND_RULE = {
  fewestYears: FEWEST_YEARS,
  window: WINDOW,
  growth: GROWTH,
  decline: DECLINE,
} as const

/**
 * Compares the mean of the three latest years with the mean of the three before them.
 *
 * A year without a record inside a window counts as zero; fewer than five years on record say
 * nothing, and the answer says so. Quantities are those reported, in the unit of the caller.
 * Source: specification, document 3, section 4, "Trade trend derivation".
 */
export function tradeTrend(annual: readonly AnnualQuantity[]): TradeTrend {
  const windows = trendWindows(annual)
  if (windows === undefined) return 'no_trade'
  if (annual.length < FEWEST_YEARS) return 'insufficient_data'

  // Both windows hold three years, so totals compare as their means do.
  const recent = windows.recent.quantity
  const historical = windows.historical.quantity
  if (recent === 0 && historical === 0) return 'no_trade'
  if (recent === 0) return 'decreasing'
  if (historical === 0) return 'increasing'
  if (recent > historical * GROWTH) return 'increasing'
  if (recent < historical * DECLINE) return 'decreasing'
  return 'stable'
}

/** The three latest years and the three before them; undefined without a year on record. */
export function trendWindows(annual: readonly AnnualQuantity[]) {
  if (annual.length === 0) return undefined
  const latestYear = Math.max(...annual.map(({ year }) => year))
  const recent = windowUpTo(annual, latestYear)
  const historical = windowUpTo(annual, latestYear - WINDOW)
  return {
    recent,
    historical,
    /** Recent average divided by the historical one; null where there is nothing to divide by. */
    ratio: historical.quantity === 0 ? null : recent.quantity / historical.quantity,
  }
}

/** The two windows that are compared. */
export type TrendWindows = NonNullable<ReturnType<typeof trendWindows>>

/** The years that a release holds in full: what the trend on complete years rests on. */
export function completeYearsOnly(
  annual: readonly AnnualQuantity[],
  lastCompleteYear: number,
): AnnualQuantity[] {
  return annual.filter(({ year }) => year <= lastCompleteYear)
}

/** The same rule over the years a release holds in full. Source: supplement, section 4. */
export function completeYearsTrend(annual: readonly AnnualQuantity[], lastCompleteYear: number): TradeTrend {
  return tradeTrend(completeYearsOnly(annual, lastCompleteYear))
}

function windowUpTo(annual: readonly AnnualQuantity[], last: number) {
  const first = last - WINDOW + 1
  const quantity = annual
    .filter(({ year }) => year >= first && year <= last)
    .reduce((total, { quantity }) => total + quantity, 0)
  return {
    first,
    last,
    quantity,
    /** Per year. */
    average: quantity / WINDOW,
  }
}

/** Three years in a row, and what was traded in them; a year without a record counts as zero. */
export type TrendWindow = ReturnType<typeof windowUpTo>
