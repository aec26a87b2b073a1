import type { YearOfExports } from '../trade/country-exports.ts'
import type { ChosenStock } from './catch-stocks.ts'
import { type CaughtInArea, catchesByYear, type YearlyCatch } from './catches-by-year.ts'

/** Whose reports the exports of a year rest on. */
export const EXPORT_SIDES = ['both', 'exporters', 'importers', 'none'] as const
export type ExportSides = (typeof EXPORT_SIDES)[number]

/** Catch, quota and exports of one stock in one year. Null is what is not known, and is never zero. */
export interface StockYear
  extends Pick<
    YearlyCatch,
    'season' | 'catch_total' | 'quota_amount' | 'sum_of_areas' | 'catch_partial' | 'quota_partial'
  > {
  year: number
  /** Null where the two cannot be compared. */
  above_quota: boolean | null
  exporters: number | null
  importers: number | null
  /** The larger report of each line, added; null before the country's first record and after its last year. */
  larger: number | null
  /** Null where `larger` is, 'none' where neither side reports an export. */
  sides: ExportSides | null
  /** False where the release does not hold the trade of the year in full. */
  complete: boolean
}

const NO_CATCH = {
  season: null,
  catch_total: null,
  quota_amount: null,
  sum_of_areas: false,
  catch_partial: false,
  quota_partial: false,
}
const NO_EXPORTS = { exporters: null, importers: null, larger: null, sides: null, complete: true }

/** Every year from the first to the last that catches or exports name. Exports are those of the country, whatever the stock. */
export function catchQuotaExports(
  records: readonly CaughtInArea[],
  { country_code, area_name }: ChosenStock,
  exports: readonly YearOfExports[],
): StockYear[] {
  const ofStock = records.filter(
    (record) =>
      record.country_code === country_code && (area_name === null || record.area_name === area_name),
  )
  const catches = new Map(catchesByYear(ofStock).map((one) => [one.year, one]))
  const exported = new Map(exports.map((one) => [one.year, one]))
  const years = [...catches.keys(), ...exported.keys()]
  if (years.length === 0) return []
  const first = Math.min(...years)
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, offset) => first + offset).map((year) => {
    const caught = caughtIn(catches.get(year))
    const trade = exported.get(year)
    return {
      ...caught,
      ...(trade === undefined ? NO_EXPORTS : { ...trade, sides: sidesOf(trade) }),
      year,
      above_quota: isAboveQuota(caught),
    }
  })
}

function caughtIn(year: YearlyCatch | undefined) {
  if (year === undefined) return NO_CATCH
  const { season, catch_total, quota_amount, sum_of_areas, catch_partial, quota_partial } = year
  return { season, catch_total, quota_amount, sum_of_areas, catch_partial, quota_partial }
}

/**
 * Whether a catch is above its quota: only where both are known and are of the same areas. A catch that some areas have
 * not reported may be above it already, but never shows that it is not.
 */
export function isAboveQuota({
  catch_total,
  quota_amount,
  catch_partial,
  quota_partial,
}: Pick<YearlyCatch, 'catch_total' | 'quota_amount' | 'catch_partial' | 'quota_partial'>): boolean | null {
  if (catch_total === null || quota_amount === null || quota_partial) return null
  if (catch_total > quota_amount) return true
  return catch_partial ? null : false
}

function sidesOf({ exporters, importers }: YearOfExports): ExportSides {
  if (exporters !== null) return importers === null ? 'exporters' : 'both'
  return importers === null ? 'none' : 'importers'
}
