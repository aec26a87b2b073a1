import type { AlikeRecords } from './alike-records.ts'
import { amountParts, convertedParts } from './amounts.ts'
import { conversionOf } from './measures.ts'
import { columnOfCodes, groupCodes } from './row-groups.ts'
import { foreignOrigins, type TradeLines } from './trade-lines.ts'
import {
  articleOfRows,
  CODED_COLUMNS,
  type CodedColumn,
  type CodedColumnName,
  type SingleRecords,
  sourceCountries,
} from './trade-table.ts'

/** Records of several species in columns; a row stands for all that are alike in its codes, its year and its wholeness. */
export interface AlikeColumns extends Readonly<Record<CodedColumnName, CodedColumn>> {
  /** Ids of species. */
  readonly species: CodedColumn
  readonly year: Uint16Array
  readonly wholeness: Uint8Array
  readonly records: Uint32Array
  /** The exact sum of what was reported, in `unit`: whole units, and billionths of one. */
  readonly units: Float64Array
  readonly billionths: Float64Array
  /** The record with the largest quantity, and that quantity as reported; NaN where none is given. */
  readonly largest_record_id: Float64Array
  readonly largest_quantity: Float64Array
}

/**
 * Puts such columns into a table. Records in units of one measure may be in several rows, which no rule tells from
 * one row. Sums are those of the records, since a conversion only moves the point of a quantity or doubles it.
 */
export function alikeTable(columns: AlikeColumns): AlikeRecords {
  const { year, wholeness, records } = columns
  const length = year.length
  const coded = Object.fromEntries(CODED_COLUMNS.map((name) => [name, columns[name]])) as Record<
    CodedColumnName,
    CodedColumn
  >
  const { reporter_type } = columns
  const origin = foreignOrigins(columns)
  const ofArticle = articleOfRows(columns)
  const { species, taxon, importer, exporter } = columns
  const ofLines = { species, year, taxon, importer, exporter, origin: columns.origin }
  const lines = once(() => linesOf(ofLines, origin, ofArticle))
  return {
    ...coded,
    length,
    year,
    wholeness,
    records,
    species: columns.species,
    isImporters: Uint8Array.from(reporter_type.codes, (code) => (reporter_type.values[code] === 'I' ? 1 : 0)),
    isReExport: Uint8Array.from(origin, (code) => (code < 0 ? 0 : 1)),
    source_country: sourceCountries(columns),
    ...ofArticle,
    ...sumsOf(columns),
    largest: largestOf(columns),
    // Many questions count records alone.
    get line() {
      return lines().line
    },
    get lines() {
      return lines().lines
    },
  }
}

/** What is worked out where it is asked for, once. */
function once<Result>(work: () => Result): () => Result {
  let known: { result: Result } | undefined
  return () => {
    known ??= { result: work() }
    return known.result
  }
}

function sumsOf({ unit, units, billionths }: AlikeColumns) {
  const conversions = unit.values.map(conversionOf)
  const whole = new Float64Array(units.length)
  const rest = new Float64Array(units.length)
  for (let row = 0; row < units.length; row++) {
    const conversion = conversions[unit.codes[row] ?? 0]
    if (conversion === undefined) continue
    const sum = { units: units[row] ?? 0, billionths: billionths[row] ?? 0 }
    const parts = convertedParts(sum, conversion)
    whole[row] = parts.whole
    rest[row] = parts.rest
  }
  return { whole, rest }
}

function largestOf({ unit, largest_record_id, largest_quantity }: AlikeColumns): SingleRecords {
  const conversions = unit.values.map(conversionOf)
  const whole = new Float64Array(largest_quantity.length)
  const rest = new Float64Array(largest_quantity.length)
  for (let row = 0; row < largest_quantity.length; row++) {
    const quantity = largest_quantity[row] ?? Number.NaN
    const conversion = conversions[unit.codes[row] ?? 0]
    if (Number.isNaN(quantity) || conversion === undefined) continue
    const parts = amountParts(quantity, conversion)
    whole[row] = parts.whole
    rest[row] = parts.rest
  }
  return { record_id: largest_record_id, quantity: largest_quantity, unit, whole, rest }
}

/**
 * The lines of each species by themselves, as `combineTables` has them. A line says what its first row says, so that only the
 * place of that row is held: a million rows have some 600,000 lines, which as objects took 50 MB.
 */
function linesOf(
  {
    species,
    year,
    taxon,
    importer,
    exporter,
    origin: given,
  }: Pick<AlikeColumns, 'species' | 'year' | 'taxon' | 'importer' | 'exporter' | 'origin'>,
  origin: Int32Array,
  { article, articles }: ReturnType<typeof articleOfRows>,
): { line: Uint32Array; lines: TradeLines } {
  const codes = (values: readonly unknown[]) => values.map((_, code) => code)
  const years = year.reduce((last, one) => Math.max(last, one), 0) + 1
  const grouping = groupCodes(
    [
      columnOfCodes(
        year,
        Array.from({ length: years }, (_, one) => one),
      ),
      columnOfCodes(
        origin.map((code) => code + 1),
        [null, ...codes(given.values)],
      ),
      columnOfCodes(article, codes(articles)),
      ...[species, taxon, importer, exporter],
    ],
    Uint32Array.from(year, (_, row) => row),
  )
  const { groupOf: line, size: length } = grouping
  const first = new Uint32Array(length)
  for (let row = year.length - 1; row >= 0; row--) first[line[row] ?? 0] = row
  const at = (place: number) => {
    const row = first[place]
    return row === undefined
      ? undefined
      : {
          year: year[row] ?? 0,
          taxon: taxon.codes[row] ?? 0,
          importer: importer.codes[row] ?? 0,
          exporter: exporter.codes[row] ?? 0,
          origin: origin[row] ?? -1,
          article: article[row] ?? 0,
        }
  }
  return { line, lines: { length, at } }
}
