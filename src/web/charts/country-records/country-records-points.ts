import { isCompleteYear } from '#domain/trade/trade-caveats.ts'
import type { LinePoint } from '../plot/line-runs.ts'
import { type YearSpan, yearsOf } from '../plot/years.ts'

/** Records of a year that name a country as exporter and as importer. */
interface CountryYear {
  year: number
  exporter: number
  importer: number
}

/** One point per year of the span for each role. A year without a row counts zero records, also after trade has stopped. */
export function countryRecords(
  years: readonly CountryYear[],
  span: YearSpan,
  lastCompleteYear: number | null,
): Record<'exporter' | 'importer', LinePoint[]> {
  const counted = new Map(years.map((one) => [one.year, one]))
  const points = (role: 'exporter' | 'importer') =>
    yearsOf(span).map((year) => ({
      year,
      value: counted.get(year)?.[role] ?? 0,
      complete: isCompleteYear(year, lastCompleteYear),
    }))
  return { exporter: points('exporter'), importer: points('importer') }
}
