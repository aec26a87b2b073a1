import { withoutRows } from '#domain/trade/shown-years.ts'
import { isCompleteYear } from '#domain/trade/trade-caveats.ts'
import type { TradeView } from '#domain/trade/trade-view.ts'
import type { LinePoint } from '../plot/line-runs.ts'
import { type YearSpan, yearsOf } from '../plot/years.ts'

/**
 * Both ends of the band over the years, and how many of a year's rows convert (0 to 100; null without rows). A complete
 * year without rows is zero; one in which nothing converts is unknown.
 */
export function animalsOverTime(
  byYear: TradeView['whole_animals']['by_year'],
  span: YearSpan,
  lastCompleteYear: number | null,
): Record<'lower' | 'upper', LinePoint[]> & { coverage: (number | null)[] } {
  const known = new Map(byYear.map((one) => [one.year, one]))
  const animalsIn = (year: number, end: 'lower' | 'upper') => {
    const figures = known.get(year)
    if (figures === undefined) return withoutRows(year, lastCompleteYear)
    return figures.coverage > 0 ? figures[end] : null
  }
  const points = (end: 'lower' | 'upper') =>
    yearsOf(span).map((year) => ({
      year,
      value: animalsIn(year, end),
      complete: isCompleteYear(year, lastCompleteYear),
    }))
  const coverage = yearsOf(span).map((year) => {
    const share = known.get(year)?.coverage
    return share === undefined ? null : share * 100
  })
  return { lower: points('lower'), upper: points('upper'), coverage }
}
