import { isCompleteYear } from '#domain/trade/trade-caveats.ts'
import { topTermsByQuantity } from '#domain/trade/trade-shares.ts'
import type { AnnualSummary } from '#domain/trade/trade-summary.ts'
import { type YearSpan, yearsOf } from '../plot/years.ts'

interface QuantityPoint {
  year: number
  /** Null where no record of the year names the term: silence is not zero. */
  quantity: number | null
  complete: boolean
}

export interface TermSeries {
  term: string
  points: QuantityPoint[]
}

/** The five terms with the largest quantity, one point per year of the span each. */
export function topTermsOverTime(
  annual: readonly AnnualSummary[],
  span: YearSpan,
  lastCompleteYear: number | null,
): TermSeries[] {
  const years = new Map(annual.map((one) => [one.year, one]))
  return topTermsByQuantity(annual).map((term) => ({
    term,
    points: yearsOf(span).map((year) => ({
      year,
      quantity: years.get(year)?.terms_summary.find((one) => one.term === term)?.quantity ?? null,
      complete: isCompleteYear(year, lastCompleteYear),
    })),
  }))
}
