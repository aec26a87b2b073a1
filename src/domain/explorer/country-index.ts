import type { TableOfSpecies } from '../trade/alike-records.ts'
import { countRecords } from '../trade/row-counts.ts'
import { type CountryRanks, recordsByCountry, recordsByImporter } from '../trade/trade-countries.ts'

/** How many records name a country, by the role that they name it in. */
export interface CountryRoles {
  /** Introductions from the sea are no country's exports. Source: trade-methods, section 4. */
  exporter: number
  importer: number
  /** Its own exports and its goods that others sent on. */
  source: number
}

/** The countries that the trade of several species names. In each role countries, high seas and not named add up to all records. */
export function countryIndex(table: TableOfSpecies) {
  const rows = Uint32Array.from({ length: table.length }, (_, row) => row)
  const ranks = {
    exporter: recordsByCountry(table, rows, 'exporter'),
    importer: recordsByImporter(table, rows),
    source: recordsByCountry(table, rows, 'source'),
  }
  const byRole = (figure: (of: CountryRanks<number>) => number): CountryRoles => ({
    exporter: figure(ranks.exporter),
    importer: figure(ranks.importer),
    source: figure(ranks.source),
  })
  const figures = new Map(
    Object.values(ranks).map((of) => [
      of,
      new Map([...of.ranked, ...of.others].map(({ code, figure }) => [code, figure])),
    ]),
  )
  const codes = new Set([...figures.values()].flatMap((ofRole) => [...ofRole.keys()]))
  return {
    records: countRecords(table, rows),
    ...yearsOf(table),
    /** By code. */
    countries: [...codes]
      .sort()
      .map((code) => ({ code, ...byRole((of) => figures.get(of)?.get(code) ?? 0) })),
    high_seas: byRole(({ high_seas }) => high_seas),
    not_named: byRole(({ not_named }) => not_named),
  }
}

/** Every country of a release, and what names none. */
export type CountryIndex = ReturnType<typeof countryIndex>

function yearsOf({ year, length }: TableOfSpecies): { first_year: number | null; last_year: number | null } {
  if (length === 0) return { first_year: null, last_year: null }
  return {
    first_year: year.reduce((first, one) => Math.min(first, one)),
    last_year: year.reduce((last, one) => Math.max(last, one)),
  }
}
