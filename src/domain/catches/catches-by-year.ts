/** What the yearly figures need of a catch record. A period of several years carries no year. */
export interface CaughtInArea {
  year: number | null
  season: string | null
  catch_total: number | null
  quota_amount: number | null
  country_code: string | null
  area_name: string | null
}

/**
 * One row per year that any record names, oldest first. A country's Total wins over its areas, because
 * several area schemes overlap; areas are added up only where no Total exists.
 * Source: supplement, section 9; specification, document 2, section 5.
 */
export function catchesByYear(records: readonly CaughtInArea[]) {
  const dated = records.flatMap((record) => (record.year === null ? [] : [{ ...record, year: record.year }]))
  return [...Map.groupBy(dated, ({ year }) => year)]
    .map(([year, ofYear]) => yearlyCatch(year, ofYear))
    .toSorted((a, b) => a.year - b.year)
}

/** A record for the whole of a country: its area is called Total, or has 'total' in its name. */
export function isTotalArea(area_name: string | null): boolean {
  return area_name !== null && /total/i.test(area_name)
}

/** The areas among the names of records: the Total is the sum of areas, and none itself. */
export function areasAmong(area_names: readonly string[]): string[] {
  return [...new Set(area_names)].filter((area_name) => !isTotalArea(area_name))
}

/** Catch and quota of one year, and of each country in it. Null is what was not reported, never zero. */
export type YearlyCatch = ReturnType<typeof yearlyCatch>
export type CatchOfCountry = YearlyCatch['countries'][number]

function yearlyCatch(year: number, ofYear: readonly CaughtInArea[]) {
  const countries = [...Map.groupBy(ofYear, ({ country_code }) => country_code).values()].map(decisiveRecords)
  const decisive = countries.flatMap(({ rows }) => rows)
  const caught = decisive.filter(({ catch_total }) => catch_total !== null)
  const limited = decisive.some(({ quota_amount }) => quota_amount !== null)

  return {
    year,
    /** The season as published, where the records name one. */
    season: decisive.find(({ season }) => season !== null)?.season ?? null,
    ...sumsOf(decisive),
    /** True where the areas of some country had to be added up. */
    sum_of_areas: countries.some(({ summed }) => summed),
    /** True where some country or area reported no catch, so that the sum holds only the others. */
    catch_partial: caught.length > 0 && caught.length < decisive.length,
    /** True where the quota covers only a part of the countries or areas that report a catch. */
    quota_partial: limited && caught.some(({ quota_amount }) => quota_amount === null),
    /** What the year's figures are made of, by the order of the records. */
    countries: countries.map(({ country_code, rows, summed }) => ({
      country_code,
      ...sumsOf(rows),
      /** The areas whose figures these are: the Total, or what had to be added up. */
      area_names: [...new Set(rows.flatMap(({ area_name }) => area_name ?? []))],
      /** True where no Total was published, so that areas, which may overlap, were added up. */
      sum_of_areas: summed,
    })),
  }
}

function decisiveRecords(ofCountry: readonly CaughtInArea[]) {
  const totals = ofCountry.filter(({ area_name }) => isTotalArea(area_name))
  const rows = totals.length > 0 ? totals : ofCountry
  return {
    country_code: ofCountry[0]?.country_code ?? null,
    rows,
    summed: totals.length === 0 && rows.length > 1,
  }
}

function sumsOf(records: readonly CaughtInArea[]) {
  return {
    catch_total: sumOfKnown(records.map(({ catch_total }) => catch_total)),
    quota_amount: sumOfKnown(records.map(({ quota_amount }) => quota_amount)),
  }
}

function sumOfKnown(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null)
  return known.length === 0 ? null : known.reduce((total, figure) => total + figure, 0)
}
