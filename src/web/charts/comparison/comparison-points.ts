import { type ComparedMeasure, type ComparisonScale, indexedToPeak } from '#domain/trade/comparison.ts'
import { isCompleteYear } from '#domain/trade/trade-caveats.ts'
import type { LinePoint } from '../plot/line-runs.ts'
import { type YearSpan, yearsOf } from '../plot/years.ts'

interface CountedYear {
  year: number
  total_records_for_year: number
  total_quantity_for_year: number
}

/** What is drawn of a trade: which figure, on which scale, over the years that all lines share. */
export interface ComparisonView {
  measure: ComparedMeasure
  scale: ComparisonScale
  span: YearSpan
  lastCompleteYear: number | null
}

export interface ComparedPoints {
  points: LinePoint[]
  /** The year of the largest figure, which the index calls 100; the earlier of two; null where none is above zero. */
  peakYear: number | null
}

/**
 * One point per year of the common span. A year without a row counts zero records, since they were counted,
 * but no quantity: silence is not zero.
 */
export function comparedPoints(
  annual: readonly CountedYear[],
  { measure, scale, span, lastCompleteYear }: ComparisonView,
): ComparedPoints {
  const rows = new Map(annual.map((row) => [row.year, row]))
  const figureOf = (year: number) => {
    const row = rows.get(year)
    return measure === 'records' ? (row?.total_records_for_year ?? 0) : (row?.total_quantity_for_year ?? null)
  }
  const years = yearsOf(span)
  const figures = years.map(figureOf)
  const values = scale === 'indexed' ? indexedToPeak(figures) : figures
  return {
    points: years.map((year, place) => ({
      year,
      value: values[place] ?? null,
      complete: isCompleteYear(year, lastCompleteYear),
    })),
    peakYear: peakYearOf(years, figures),
  }
}

/** What lines are called: common names, or scientific ones where a common name is missing or stands for two. */
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
