import { isCompleteYear } from '#domain/trade/trade-caveats.ts'
import { topTermsByQuantity } from '#domain/trade/trade-shares.ts'
import type { AnnualSummary } from '#domain/trade/trade-summary.ts'
import type { LinePoint } from '../plot/line-runs.ts'
import { type YearSpan, yearsOf } from '../plot/years.ts'

interface TermSeries {
  term: string
  /** Quantities; null where no record of the year names the term: silence is not zero. */
  points: LinePoint[]
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
      value: years.get(year)?.terms_summary.find((one) => one.term === term)?.quantity ?? null,
      complete: isCompleteYear(year, lastCompleteYear),
    })),
  }))
}
