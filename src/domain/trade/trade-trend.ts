/** What the rule below answers. */
export const TRADE_TRENDS = ['increasing', 'stable', 'decreasing', 'no_trade', 'insufficient_data'] as const
export type TradeTrend = (typeof TRADE_TRENDS)[number]

/** What was reported of one year; years without a report are absent. */
export interface AnnualQuantity {
  year: number
  quantity: number
}

const FEWEST_YEARS = 5
const WINDOW = 3
const GROWTH = 1.2
const DECLINE = 0.8

/**
 * Compares the mean of the three latest years with the mean of the three before them.
 *
 * A year without a record inside a window counts as zero; fewer than five years on record say
 * nothing, and the answer says so. Quantities are those reported, in the unit of the caller.
 * Source: specification, document 3, section 4, "Trade trend derivation".
 */
export function tradeTrend(annual: readonly AnnualQuantity[]): TradeTrend {
  if (annual.length === 0) return 'no_trade'
  if (annual.length < FEWEST_YEARS) return 'insufficient_data'

  const latestYear = Math.max(...annual.map(({ year }) => year))
  const recent = totalQuantity(annual, latestYear - WINDOW + 1, latestYear)
  const historical = totalQuantity(annual, latestYear - 2 * WINDOW + 1, latestYear - WINDOW)

  if (recent === 0 && historical === 0) return 'no_trade'
  if (recent === 0) return 'decreasing'
  if (historical === 0) return 'increasing'
  // Both windows hold three years, so totals compare as their means do.
  if (recent > historical * GROWTH) return 'increasing'
  if (recent < historical * DECLINE) return 'decreasing'
  return 'stable'
}

/** The same rule over the years a release holds in full. Source: supplement, section 4. */
export function completeYearsTrend(annual: readonly AnnualQuantity[], lastCompleteYear: number): TradeTrend {
  return tradeTrend(annual.filter(({ year }) => year <= lastCompleteYear))
}

function totalQuantity(annual: readonly AnnualQuantity[], first: number, last: number): number {
  return annual
    .filter(({ year }) => year >= first && year <= last)
    .reduce((total, { quantity }) => total + quantity, 0)
}
