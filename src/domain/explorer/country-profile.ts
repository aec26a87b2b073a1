import type { TableOfSpecies } from '../trade/alike-records.ts'
import { countRecords } from '../trade/row-counts.ts'

import { type GroupColumn, groupRows } from '../trade/row-groups.ts'
import {
  type CountryRanks,
  HIGH_SEAS,
  recordsByCountry,
  recordsByImporter,
} from '../trade/trade-countries.ts'
import { type CodedColumn, isFromSea } from '../trade/trade-table.ts'
import { countryArticles } from './country-articles.ts'

/** A value and how many rows have it. */
export interface RankedValue {
  value: string
  records: number
}

/** The records that name a country in one role. */
export interface CountryRole {
  records: number
  /** By id, most records first, ties by id; all of them. */
  species: RankedValue[]
  /** As published, most records first. */
  terms: RankedValue[]
  /** Whom it trades with in this role: importers of its exports, exporters of its imports, or who sends its goods on. */
  partners: CountryRanks<number>
}

/** How many records of a year name a country as exporter and as importer. */
export interface CountryYear {
  year: number
  exporter: number
  importer: number
}

/**
 * A country as exporter, importer and source country. Source country is the origin where one is given that is known, else
 * the exporter; introductions from the sea are no country's exports. Source: trade-methods, sections 3, 4 and 8.
 */
export function countryProfile(
  table: TableOfSpecies,
  { code, last_complete_year }: { code: string; last_complete_year: number | null },
) {
  const named = {
    exporter: codesOf(table.exporter, code),
    importer: codesOf(table.importer, code),
    source: codesOf(table.source_country, code),
  }
  const ofHighSeas = codesOf(table.exporter, HIGH_SEAS)
  const isOfSea = (row: number) => isFromSea(table, row) || ofHighSeas(row)
  const rowsWhere = (test: (row: number) => boolean) => rowsOf(table, test)
  const exports = rowsWhere((row) => named.exporter(row) && !isOfSea(row))
  const imports = rowsWhere(named.importer)
  const sources = rowsWhere((row) => named.source(row) && !isOfSea(row))
  const sentOn = sources.filter((row) => !named.exporter(row))
  const years = yearsOf(table, exports, imports)
  const anyRole = rowsWhere((row) => named.exporter(row) || named.importer(row) || named.source(row))
  return {
    code,
    as_exporter: roleOf(table, exports, recordsByImporter(table, exports)),
    as_importer: roleOf(table, imports, recordsByCountry(table, imports, 'exporter')),
    /** Rows whose source country it is, whichever country exported them, and of how many species. */
    as_source: {
      records: countRecords(table, sources),
      species: ranked(table, table.species, sources).length,
    },
    /** Those that another country exported. */
    sent_on: roleOf(table, sentOn, recordsByCountry(table, sentOn, 'exporter')),
    /** Rows that name it as exporter of specimens introduced from the sea: counted for the high seas, not for it. */
    from_sea: countRecords(
      table,
      rowsWhere((row) => named.exporter(row) && isOfSea(row)),
    ),
    /** The years with rows, oldest first. */
    years,
    first_year: extremeYear(table, anyRole, Math.min),
    last_year: extremeYear(table, anyRole, Math.max),
    /** The newest year with rows of any country. */
    last_year_of_release: table.length === 0 ? null : table.year.reduce((last, one) => Math.max(last, one)),
    last_complete_year,
    exported: countryArticles(table, exports, last_complete_year),
    imported: countryArticles(table, imports, last_complete_year),
  }
}

/** What a release says of a country. Records are of both reporters and all movements. */
export type CountryProfile = ReturnType<typeof countryProfile>

function codesOf({ codes, values }: CodedColumn, code: string): (row: number) => boolean {
  const place = values.indexOf(code)
  return place < 0 ? () => false : (row) => codes[row] === place
}

function rowsOf({ length }: TableOfSpecies, test: (row: number) => boolean): Uint32Array {
  const rows = new Uint32Array(length)
  let count = 0
  for (let row = 0; row < length; row++) if (test(row)) rows[count++] = row
  return rows.slice(0, count)
}

const roleOf = (table: TableOfSpecies, rows: Uint32Array, partners: CountryRanks<number>): CountryRole => ({
  records: countRecords(table, rows),
  species: ranked(table, table.species, rows),
  terms: ranked(table, table.term, rows),
  partners,
})

function ranked(table: TableOfSpecies, column: GroupColumn, rows: Uint32Array): RankedValue[] {
  return groupRows([column], rows)
    .flatMap(({ values: [value], rows: ofValue }) =>
      typeof value === 'string' ? [{ value, records: countRecords(table, ofValue) }] : [],
    )
    .sort((a, b) => b.records - a.records || (a.value < b.value ? -1 : 1))
}

function yearsOf(table: TableOfSpecies, exports: Uint32Array, imports: Uint32Array): CountryYear[] {
  const years = new Map<number, CountryYear>()
  const add = (rows: Uint32Array, role: 'exporter' | 'importer') => {
    for (const row of rows) {
      const year = table.year[row] ?? 0
      const counted = years.get(year) ?? { year, exporter: 0, importer: 0 }
      counted[role] += table.records?.[row] ?? 1
      years.set(year, counted)
    }
  }
  add(exports, 'exporter')
  add(imports, 'importer')
  return [...years.values()].sort((a, b) => a.year - b.year)
}

function extremeYear(
  { year }: TableOfSpecies,
  rows: Uint32Array,
  extreme: (one: number, other: number) => number,
): number | null {
  if (rows.length === 0) return null
  return rows.reduce((found, row) => extreme(found, year[row] ?? 0), year[rows[0] ?? 0] ?? 0)
}
