import type { TableOfSpecies } from '../trade/alike-records.ts'
import { inOnePart } from '../trade/in-parts.ts'
import { yearWindow } from '../trade/main-article.ts'
import { addCounts, countRecords } from '../trade/row-counts.ts'
import { type GroupColumn, groupRows } from '../trade/row-groups.ts'
import {
  type CountryRanks,
  countryCounts,
  HIGH_SEAS,
  importerCounts,
  recordRanks,
} from '../trade/trade-countries.ts'
import { type CodedColumn, isFromSea } from '../trade/trade-table.ts'
import { YearSpan } from '../trade/year-span.ts'
import { ArticlesOfCountry } from './country-articles.ts'

/** A value and how many rows have it. */
export interface RankedValue {
  value: string
  records: number
}

/** The records that name a country in one role. */
export interface CountryRole {
  records: number
  /** How many species there are. */
  species_counted: number
  /** By id, most records first, ties by id. */
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
export const countryProfile = (table: TableOfSpecies, country: ProfiledCountry) =>
  inOnePart(countryProfileInParts(country), table)

interface ProfiledCountry {
  code: string
  last_complete_year: number | null
}

/** The same of records in parts. */
export function* countryProfileInParts({ code, last_complete_year }: ProfiledCountry) {
  const ofRelease = new YearSpan()
  if (last_complete_year === null) yield (part: TableOfSpecies) => ofRelease.add(part.year)
  const window = yearWindow(last_complete_year ?? ofRelease.last ?? 0)
  const [exports, imports, sources, sentOn] = [new Role(), new Role(), new Role(), new Role()]
  const [exported, imported] = [new ArticlesOfCountry(window), new ArticlesOfCountry(window)]
  const years = new Map<number, CountryYear>()
  const span = new YearSpan()
  let fromSea = 0

  yield (part: TableOfSpecies) => {
    const rows = rowsOfRoles(part, code)
    ofRelease.add(part.year)
    exports.add(part, rows.exports, importerCounts(part, rows.exports))
    imports.add(part, rows.imports, countryCounts(part, rows.imports, 'exporter'))
    sources.add(part, rows.sources, [])
    sentOn.add(part, rows.sentOn, countryCounts(part, rows.sentOn, 'exporter'))
    fromSea += countRecords(part, rows.fromSea)
    addYears(years, part, rows.exports, 'exporter')
    addYears(years, part, rows.imports, 'importer')
    span.add(part.year, rows.anyRole)
    exported.add(part, rows.exports)
    imported.add(part, rows.imports)
  }
  return {
    code,
    as_exporter: exports.counted(),
    as_importer: imports.counted(),
    /** Rows whose source country it is, whichever country exported them, and of how many species. */
    as_source: { records: sources.counted().records, species: sources.counted().species_counted },
    /** Those that another country exported. */
    sent_on: sentOn.counted(),
    /** Rows that name it as exporter of specimens introduced from the sea: counted for the high seas, not for it. */
    from_sea: fromSea,
    /** The years with rows, oldest first. */
    years: [...years.values()].sort((a, b) => a.year - b.year),
    first_year: span.first,
    last_year: span.last,
    /** The newest year with rows of any country. */
    last_year_of_release: ofRelease.last,
    last_complete_year,
    exported: exported.counted(),
    imported: imported.counted(),
  }
}

/** What a release says of a country. Records are of both reporters and all movements. */
export type CountryProfile = ReturnType<typeof countryProfile>

/** The rows of a part that name a country, by what they name it as. */
function rowsOfRoles(table: TableOfSpecies, code: string) {
  const named = {
    exporter: codesOf(table.exporter, code),
    importer: codesOf(table.importer, code),
    source: codesOf(table.source_country, code),
  }
  const ofHighSeas = codesOf(table.exporter, HIGH_SEAS)
  const isOfSea = (row: number) => isFromSea(table, row) || ofHighSeas(row)
  const sources = rowsOf(table, (row) => named.source(row) && !isOfSea(row))
  return {
    sources,
    exports: rowsOf(table, (row) => named.exporter(row) && !isOfSea(row)),
    imports: rowsOf(table, named.importer),
    sentOn: sources.filter((row) => !named.exporter(row)),
    fromSea: rowsOf(table, (row) => named.exporter(row) && isOfSea(row)),
    anyRole: rowsOf(table, (row) => named.exporter(row) || named.importer(row) || named.source(row)),
  }
}

/** What names a country in one role, added up part by part. */
class Role {
  #records = 0
  readonly #species = new Map<string, number>()
  readonly #terms = new Map<string, number>()
  readonly #partners = new Map<string | null, number>()

  add(table: TableOfSpecies, rows: Uint32Array, partners: Iterable<readonly [string | null, number]>): void {
    this.#records += countRecords(table, rows)
    addCounts(this.#species, namedCounts(table, table.species, rows))
    addCounts(this.#terms, namedCounts(table, table.term, rows))
    addCounts(this.#partners, partners)
  }

  counted(): CountryRole {
    return {
      records: this.#records,
      species_counted: this.#species.size,
      species: ranked(this.#species),
      terms: ranked(this.#terms),
      partners: recordRanks(this.#partners),
    }
  }
}

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

const namedCounts = (table: TableOfSpecies, column: GroupColumn, rows: Uint32Array): [string, number][] =>
  groupRows([column], rows).flatMap(({ values: [value], rows: ofValue }) =>
    typeof value === 'string' ? [[value, countRecords(table, ofValue)]] : [],
  )

const ranked = (counts: ReadonlyMap<string, number>): RankedValue[] =>
  [...counts]
    .map(([value, records]) => ({ value, records }))
    .sort((a, b) => b.records - a.records || (a.value < b.value ? -1 : 1))

function addYears(
  years: Map<number, CountryYear>,
  table: TableOfSpecies,
  rows: Uint32Array,
  role: 'exporter' | 'importer',
): void {
  for (const row of rows) {
    const year = table.year[row] ?? 0
    const counted = years.get(year) ?? { year, exporter: 0, importer: 0 }
    counted[role] += table.records?.[row] ?? 1
    years.set(year, counted)
  }
}
