import {
  type CaughtInArea,
  catchesByYear,
  isTotalArea,
  type YearlyCatch,
} from '#domain/catches/catches-by-year.ts'
import { spanOf, type YearSpan } from '../plot/years.ts'

/** A country of the catch records, with its memberships. */
export interface CatchCountry {
  country_code: string
  arctic_council: boolean
  nammco_member: boolean
}

/** What the interface answers for one catch. */
interface CatchAnswer {
  year: number | null
  season: string | null
  catch_total: number | null
  quota_amount: number | null
  country: CatchCountry | null
  management_area: { area_name: string } | null
  data_source: string
}

export interface CatchesShown {
  span: YearSpan
  /** Years that any record names, with catch or quota or neither. */
  years: YearlyCatch[]
  /** The countries by their codes. */
  countries: ReadonlyMap<string | null, CatchCountry>
  /** Who published the figures of a year. */
  sourcesIn: (year: number) => string[]
  /** True where areas had to be added up in some year. */
  summed: boolean
  seasons: boolean
  /** True where any year names a quota. */
  quotas: boolean
  /** True where some year's catch, or its quota, holds only a part of the countries or areas. */
  catchPartial: boolean
  quotaPartial: boolean
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
  const ofYear = Map.groupBy(records, ({ year }) => year)
  return {
    span,
    years: shown,
    countries: new Map(records.flatMap(({ country }) => (country ? [[country.country_code, country]] : []))),
    sourcesIn: (year) => [...new Set(ofYear.get(year)?.map(({ data_source }) => data_source))],
    summed: shown.some(({ sum_of_areas, catch_total }) => sum_of_areas && catch_total !== null),
    seasons: shown.some(isSeason),
    quotas: shown.some(({ quota_amount }) => quota_amount !== null),
    catchPartial: shown.some(({ catch_partial }) => catch_partial),
    quotaPartial: shown.some(({ quota_partial }) => quota_partial),
  }
}

/** Whether it is a season, e.g. '2004/2005'. */
export function isSeason({ year, season }: YearlyCatch): boolean {
  return season !== null && season !== String(year)
}

/** What a year's figures rest on: published totals, areas added up, or the one area that each country reports. */
export function basisOf({ sum_of_areas, countries }: YearlyCatch): 'total' | 'areas' | 'reported' {
  if (sum_of_areas) return 'areas'
  return countries.every(({ area_names }) => area_names.some(isTotalArea)) ? 'total' : 'reported'
}

/** A catch as the interface answers it, as the rules of yearly figures read it. */
export function caughtInArea({ country, management_area, ...figures }: CatchAnswer): CaughtInArea {
  return {
    ...figures,
    country_code: country?.country_code ?? null,
    area_name: management_area?.area_name ?? null,
  }
}
