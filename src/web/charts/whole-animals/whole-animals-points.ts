import { isCompleteYear } from '#domain/trade/trade-caveats.ts'
import type { TradeView } from '#domain/trade/trade-view.ts'
import type { LinePoint } from '../plot/line-runs.ts'
import { type YearSpan, yearsOf } from '../plot/years.ts'

/** Both ends of the band over the years, and how many of a year's rows convert (0 to 100); null where the year has no row. */
export function animalsOverTime(
  byYear: TradeView['whole_animals']['by_year'],
  span: YearSpan,
  lastCompleteYear: number | null,
): Record<'lower' | 'upper', LinePoint[]> & { coverage: (number | null)[] } {
  const known = new Map(byYear.map((one) => [one.year, one]))
  const points = (end: 'lower' | 'upper') =>
    yearsOf(span).map((year) => ({
      year,
      value: known.get(year)?.[end] ?? null,
      complete: isCompleteYear(year, lastCompleteYear),
    }))
  const coverage = yearsOf(span).map((year) => {
    const share = known.get(year)?.coverage
    return share === undefined ? null : share * 100
  })
  return { lower: points('lower'), upper: points('upper'), coverage }
}
