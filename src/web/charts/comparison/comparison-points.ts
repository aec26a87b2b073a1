import type { ComparedFigures } from '#domain/trade/compared-figures.ts'
import { type ComparisonScale, indexedToPeak } from '#domain/trade/comparison.ts'
import { withoutRows } from '#domain/trade/shown-years.ts'
import { isCompleteYear } from '#domain/trade/trade-caveats.ts'
import type { LinePoint } from '../plot/line-runs.ts'
import { type YearSpan, yearsOf } from '../plot/years.ts'

/** How compared figures are drawn: the scale, and the years that all lines share. */
export interface ComparisonView {
  scale: ComparisonScale
  span: YearSpan
  lastCompleteYear: number | null
}

export interface ComparedPoints {
  points: LinePoint[]
  /** The lower ends of a band of whole animals, never indexed; the same figures where there is no band. */
  lower: (number | null)[]
  /** The year of the largest figure, which the index calls 100; the earlier of two; null where none is above zero. */
  peakYear: number | null
}

/**
 * One point per year of the common span. A complete year without rows is zero from the line's first year on; a year before
 * that has no figure, nor has one whose rows give none.
 */
export function comparedPoints(
  { years: figures, unknown_years }: Pick<ComparedFigures, 'years' | 'unknown_years'>,
  { scale, span, lastCompleteYear }: ComparisonView,
): ComparedPoints {
  const known = new Map(figures.map((figure) => [figure.year, figure]))
  const first = Math.min(...known.keys())
  const figureOf = (year: number, end: 'value' | 'lower') => {
    if (year < first || unknown_years.includes(year)) return null
    return known.get(year)?.[end] ?? withoutRows(year, lastCompleteYear)
  }
  const years = yearsOf(span)
  const values = years.map((year) => figureOf(year, 'value'))
  const drawn = scale === 'indexed' ? indexedToPeak(values) : values
  return {
    points: years.map((year, index) => ({
      year,
      value: drawn[index] ?? null,
      complete: isCompleteYear(year, lastCompleteYear),
    })),
    lower: years.map((year) => figureOf(year, 'lower')),
    peakYear: peakYearOf(years, values),
  }
}

/** The labels of lines: common names, or scientific ones where a common name is missing or belongs to two. */
export function lineLabels(species: readonly { common_name: string; scientific_name: string }[]): string[] {
  return species.map(({ common_name, scientific_name }) => {
    const sharing = species.filter((other) => other.common_name === common_name)
    return common_name !== '' && sharing.length === 1 ? common_name : scientific_name
  })
}

function peakYearOf(years: readonly number[], figures: readonly (number | null)[]): number | null {
  const peak = Math.max(0, ...figures.flatMap((figure) => figure ?? []))
  return peak === 0 ? null : (years[figures.indexOf(peak)] ?? null)
}
