import { areasAmong, type CaughtInArea, catchesByYear } from './catches-by-year.ts'

/**
 * Sums up the records that report a catch; those without one say nothing about it.
 * Source: specification, document 2, sections 5 and 9.
 */
export function catchSummary(records: readonly CaughtInArea[]) {
  const reported = records.filter(({ catch_total }) => catch_total !== null)
  const years = reported.flatMap(({ year }) => year ?? [])
  const [first_year, last_year] = years.length === 0 ? [null, null] : [Math.min(...years), Math.max(...years)]
  // Of all records, as the chart draws them: a Total without a figure still stands for its areas.
  const yearly = catchesByYear(records).flatMap(({ catch_total }) => catch_total ?? [])

  return {
    /** Records with a reported catch. */
    records: reported.length,
    first_year,
    last_year,
    /** Last minus first plus one; null where no year is known. */
    years_span: first_year === null || last_year === null ? null : last_year - first_year + 1,
    /** Animals over all years that are charted; null where none was reported. */
    catch_total: yearly.length === 0 ? null : yearly.reduce((total, caught) => total + caught, 0),
    country_codes: [...new Set(reported.flatMap(({ country_code }) => country_code ?? []))].sort(),
    area_names: areasAmong(reported.flatMap(({ area_name }) => area_name ?? [])).sort(),
  }
}
