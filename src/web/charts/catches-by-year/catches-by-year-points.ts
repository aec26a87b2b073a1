import { type CaughtInArea, catchesByYear, type YearlyCatch } from '#domain/catches/catches-by-year.ts'
import { spanOf, type YearSpan } from '../plot/years.ts'

/** What the interface answers for one catch. */
interface CatchAnswer {
  year: number | null
  season: string | null
  catch_total: number | null
  quota_amount: number | null
  country: { country_code: string } | null
  management_area: { area_name: string } | null
}

export interface CatchesShown {
  span: YearSpan
  /** Years that any record names, with catch or quota or neither. */
  years: YearlyCatch[]
  /** True where areas had to be added up in some year. */
  summed: boolean
  seasons: boolean
}

/** The yearly figures to draw; undefined when no year reports a catch or a quota. */
export function catchesShown(records: readonly CatchAnswer[]): CatchesShown | undefined {
  const years = catchesByYear(records.map(caughtInArea))
  const reported = years.filter(
    ({ catch_total, quota_amount }) => catch_total !== null || quota_amount !== null,
  )
  const span = spanOf(reported.map(({ year }) => year))
  if (!span) return undefined
  const shown = years.filter(({ year }) => year >= span.first && year <= span.last)
  return {
    span,
    years: shown,
    summed: shown.some(({ sum_of_areas, catch_total }) => sum_of_areas && catch_total !== null),
    seasons: shown.some(isSeason),
  }
}

/** A season is told apart from a year by its text, '2004/2005'. */
export function isSeason({ year, season }: YearlyCatch): boolean {
  return season !== null && season !== String(year)
}

function caughtInArea({ country, management_area, ...figures }: CatchAnswer): CaughtInArea {
  return {
    ...figures,
    country_code: country?.country_code ?? null,
    area_name: management_area?.area_name ?? null,
  }
}
