import type { TableOfSpecies } from '../trade/alike-records.ts'
import { inOnePart } from '../trade/in-parts.ts'
import { addCounts, countRecords } from '../trade/row-counts.ts'
import { type CountryRanks, countryCounts, importerCounts, recordRanks } from '../trade/trade-countries.ts'
import { YearSpan } from '../trade/year-span.ts'

/** How many records name a country, by the role that they name it in. */
export interface CountryRoles {
  /** Introductions from the sea are no country's exports. Source: trade-methods, section 4. */
  exporter: number
  importer: number
  /** Its own exports and its goods that others sent on. */
  source: number
}

/** The countries that the trade of several species names. In each role countries, high seas and not named add up to all records. */
export const countryIndex = (table: TableOfSpecies) => inOnePart(countryIndexInParts(), table)

/** The same of records in parts. */
export function* countryIndexInParts() {
  let records = 0
  const years = new YearSpan()
  const counts = {
    exporter: new Map<string | null, number>(),
    importer: new Map<string | null, number>(),
    source: new Map<string | null, number>(),
  }
  yield (part: TableOfSpecies) => {
    const rows = Uint32Array.from({ length: part.length }, (_, row) => row)
    records += countRecords(part, rows)
    years.add(part.year)
    addCounts(counts.exporter, countryCounts(part, rows, 'exporter'))
    addCounts(counts.importer, importerCounts(part, rows))
    addCounts(counts.source, countryCounts(part, rows, 'source'))
  }
  const ranks = {
    exporter: recordRanks(counts.exporter),
    importer: recordRanks(counts.importer),
    source: recordRanks(counts.source),
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
    records,
    first_year: years.first,
    last_year: years.last,
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
