/** What the yearly figures need of a catch record. A period of several years carries no year. */
export interface CaughtInArea {
  year: number | null
  season: string | null
  catch_total: number | null
  quota_amount: number | null
  country_code: string | null
  area_name: string | null
}

/** Catch and quota of one year. Null is what was not reported, never zero. */
export interface YearlyCatch {
  year: number
  /** The season as published, where the records name one. */
  season: string | null
  catch_total: number | null
  quota_amount: number | null
  /** True where no Total was published, so that areas, which may overlap, were added up. */
  sum_of_areas: boolean
}

/**
 * One row per year that any record names, oldest first. A country's Total wins over its areas, because
 * several area schemes overlap; areas are added up only where no Total exists.
 * Source: supplement, section 9; specification, document 2, section 5.
 */
export function catchesByYear(records: readonly CaughtInArea[]): YearlyCatch[] {
  const dated = records.flatMap((record) => (record.year === null ? [] : [{ ...record, year: record.year }]))
  return [...Map.groupBy(dated, ({ year }) => year)]
    .map(([year, ofYear]) => {
      const countries = [...Map.groupBy(ofYear, ({ country_code }) => country_code).values()].map(
        decisiveRecords,
      )
      const decisive = countries.flatMap(({ rows }) => rows)
      return {
        year,
        season: decisive.find(({ season }) => season !== null)?.season ?? null,
        catch_total: sumOfKnown(decisive.map(({ catch_total }) => catch_total)),
        quota_amount: sumOfKnown(decisive.map(({ quota_amount }) => quota_amount)),
        sum_of_areas: countries.some(({ summed }) => summed),
      }
    })
    .toSorted((a, b) => a.year - b.year)
}

/** A record for the whole of a country: its area is called Total, or has 'total' in its name. */
export function isTotalArea(area_name: string | null): boolean {
  return area_name !== null && /total/i.test(area_name)
}

function decisiveRecords<Row extends CaughtInArea>(
  ofCountry: readonly Row[],
): { rows: readonly Row[]; summed: boolean } {
  const totals = ofCountry.filter(({ area_name }) => isTotalArea(area_name))
  if (totals.length > 0) return { rows: totals, summed: false }
  return { rows: ofCountry, summed: ofCountry.length > 1 }
}

function sumOfKnown(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null)
  return known.length === 0 ? null : known.reduce((total, figure) => total + figure, 0)
}
