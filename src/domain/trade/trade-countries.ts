import { type Amount, sumAmounts } from './amounts.ts'
import { countBy } from './row-counts.ts'
import { type LineAmounts, onBasis } from './trade-quantities.ts'
import type { Basis, CountryBy } from './trade-selection.ts'
import { type CountedTable, isFromSea, sourceCountry } from './trade-table.ts'

/** Taken on the high seas: no country exports it. Source: trade-methods, section 4. */
export const HIGH_SEAS = 'HS'
/** Codes that name no country: never ranked, always counted. A blank likewise. Same source. */
export const UNNAMED_CODES: readonly string[] = ['XX', 'XV', 'ZZ']

export const RANKED_COUNTRIES = 10

/** What is counted for countries: those that are ranked, and what no country can be ranked by. */
export interface CountryRanks<Figure> {
  /** The first ten, most first, ties by code. */
  ranked: { code: string; figure: Figure }[]
  /** The countries after those, in the same order. */
  others: { code: string; figure: Figure }[]
  named_countries: number
  named: Figure
  not_named: Figure
  /** By code, in their order; '-' was not reported. */
  not_named_by_code: Record<string, Figure>
  /** Introductions from the sea, which are no country's exports. */
  high_seas: Figure
}

/** What decides which country a row or line is counted for; codes of countries, null was not reported. */
export interface Route {
  exporter: string | null
  origin: string | null
  /** Whether the source is X, introduced from the sea. */
  isFromSea: boolean
}

/**
 * The country that trade is ranked under: its exporter, or by source country the origin where one is given that is
 * known; HS for every introduction from the sea. Source: trade-methods, section 4.
 */
export function rankedCountry({ exporter, origin, isFromSea }: Route, by: CountryBy): string | null {
  if (isFromSea || exporter === HIGH_SEAS) return HIGH_SEAS
  return by === 'exporter' ? exporter : sourceCountry(exporter, origin)
}

/** How many rows each country has, as exporter or as source country. */
export const recordsByCountry = (
  table: CountedTable,
  rows: Uint32Array,
  by: CountryBy,
): CountryRanks<number> => recordRanks(countryCounts(table, rows, by))

/** The same before it is known which countries come first: what parts add up. Null was not reported. */
export function countryCounts(
  table: CountedTable,
  rows: Uint32Array,
  by: CountryBy,
): Map<string | null, number> {
  const origins = table.origin.values.length
  const counts = new Uint32Array(table.exporter.values.length * origins * 2)
  for (const row of rows) {
    const pair = (table.exporter.codes[row] ?? 0) * origins + (table.origin.codes[row] ?? 0)
    const place = pair * 2 + (isFromSea(table, row) ? 1 : 0)
    counts[place] = (counts[place] ?? 0) + (table.records?.[row] ?? 1)
  }
  const byCode = new Map<string | null, number>()
  counts.forEach((records, place) => {
    if (records === 0) return
    const pair = Math.floor(place / 2)
    const route = {
      exporter: table.exporter.values[Math.floor(pair / origins)] ?? null,
      origin: table.origin.values[pair % origins] ?? null,
      isFromSea: place % 2 === 1,
    }
    const code = rankedCountry(route, by)
    byCode.set(code, (byCode.get(code) ?? 0) + records)
  })
  return byCode
}

/** How many rows each importing country has. */
export const recordsByImporter = (table: CountedTable, rows: Uint32Array): CountryRanks<number> =>
  recordRanks(importerCounts(table, rows))

/** The same before it is known which countries come first. */
export function importerCounts(
  { importer, records }: CountedTable,
  rows: Uint32Array,
): Map<string | null, number> {
  const counts = countBy(importer.codes, rows, importer.values.length, records)
  const byCode = importer.values.flatMap((code, place) => {
    const ofCode = counts[place] ?? 0
    return ofCode === 0 ? [] : [[code, ofCode] as const]
  })
  return new Map(byCode)
}

/** Ranks countries by how many rows they have. */
export const recordRanks = (counts: ReadonlyMap<string | null, number>): CountryRanks<number> =>
  countryRanks(counts, sumNumbers)

/** What each country exports of one article, or is the source of; the lines given are of that article. */
export function quantityByCountry(
  table: CountedTable,
  lines: readonly LineAmounts[],
  basis: Basis,
  by: CountryBy,
): CountryRanks<Amount> {
  return amountRanks(lines, basis, ({ line, isFromSea }) => {
    const { exporter = 0, origin = -1 } = table.lines.at(line) ?? {}
    const route = {
      exporter: table.exporter.values[exporter] ?? null,
      origin: table.origin.values[origin] ?? null,
      isFromSea,
    }
    return rankedCountry(route, by)
  })
}

/** What each country imports of one article; the lines given are of that article. */
export function quantityByImporter(
  table: CountedTable,
  lines: readonly LineAmounts[],
  basis: Basis,
): CountryRanks<Amount> {
  return amountRanks(
    lines,
    basis,
    ({ line }) => table.importer.values[table.lines.at(line)?.importer ?? 0] ?? null,
  )
}

function amountRanks(
  lines: readonly LineAmounts[],
  basis: Basis,
  countryOf: (line: LineAmounts) => string | null,
): CountryRanks<Amount> {
  const amounts = new Map<string | null, Amount>()
  for (const line of lines) {
    const country = countryOf(line)
    amounts.set(country, (amounts.get(country) ?? 0n) + onBasis(basis, line))
  }
  return countryRanks(amounts, sumAmounts)
}

function countryRanks<Figure extends number | bigint>(
  figures: ReadonlyMap<string | null, Figure>,
  sum: (figures: Figure[]) => Figure,
): CountryRanks<Figure> {
  const named: { code: string; figure: Figure }[] = []
  const unnamed: [string, Figure][] = []
  const highSeas: Figure[] = []
  for (const [code, figure] of figures) {
    if (code === HIGH_SEAS) highSeas.push(figure)
    else if (code === null || UNNAMED_CODES.includes(code)) unnamed.push([code ?? '-', figure])
    else named.push({ code, figure })
  }
  named.sort((a, b) => (a.figure === b.figure ? (a.code < b.code ? -1 : 1) : a.figure < b.figure ? 1 : -1))
  return {
    ranked: named.slice(0, RANKED_COUNTRIES),
    others: named.slice(RANKED_COUNTRIES),
    named_countries: named.length,
    named: sum(named.map(({ figure }) => figure)),
    not_named: sum(unnamed.map(([, figure]) => figure)),
    not_named_by_code: Object.fromEntries(unnamed.sort(([one], [other]) => (one < other ? -1 : 1))),
    high_seas: sum(highSeas),
  }
}

function sumNumbers(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}
