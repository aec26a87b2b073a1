import { amountParts } from './amounts.ts'
import { GatheredColumns } from './gathered-columns.ts'
import { conversionOf } from './measures.ts'
import { Places } from './places.ts'
import { foreignOrigins, linesOfRows, type TradeLines } from './trade-lines.ts'

/** The columns of a release that figures rest on, one value per row and column; null was not reported. */
export interface TradeColumns {
  /** The publisher's Id; null in comparative tabulations. */
  record_id: ArrayLike<number | null>
  year: ArrayLike<number>
  appendix: ArrayLike<string | null>
  taxon: ArrayLike<string | null>
  term: ArrayLike<string | null>
  /** As reported, in `unit`. */
  quantity: ArrayLike<number | null>
  /** Normalised; null is number of specimens. */
  unit: ArrayLike<string | null>
  importer: ArrayLike<string | null>
  exporter: ArrayLike<string | null>
  origin: ArrayLike<string | null>
  purpose: ArrayLike<string | null>
  source: ArrayLike<string | null>
  reporter_type: ArrayLike<string | null>
}

/** A column of few different values: a code per row, and the value of each code; null was not reported. */
export interface CodedColumn {
  readonly codes: Uint16Array
  readonly values: readonly (string | null)[]
}

/** The columns that a choice may narrow by their values. */
export const CODED_COLUMNS = [
  'appendix',
  'taxon',
  'term',
  'unit',
  'importer',
  'exporter',
  'origin',
  'purpose',
  'source',
  'reporter_type',
] as const
export type CodedColumnName = (typeof CODED_COLUMNS)[number]
/** Those that figures ask for: the article has the measure in place of the unit. */
type CountedColumnName = Exclude<CodedColumnName, 'unit' | 'reporter_type'>

/** What may be added: one term in one measure. Source: trade-methods, section 2. */
export interface Article {
  readonly term: string
  readonly measure: string
}

/** The quantity of a row as reported. */
export const NOT_GIVEN = 0
export const WHOLE_NUMBER = 1
export const FRACTION = 2

/**
 * Trade records in columns, with what every figure asks of a row worked out once. A row is a record, or stands for all
 * records that are alike in these columns.
 */
export interface CountedTable extends Readonly<Record<CountedColumnName, CodedColumn>> {
  readonly length: number
  /** How many records each row stands for; absent where each is one. */
  readonly records?: Uint32Array
  readonly year: Uint16Array
  /** The quantity in its measure, exact, of all records of the row: whole units, and quadrillionths below one. */
  readonly whole: Float64Array
  readonly rest: Float64Array
  /** Whether the quantity as reported is a whole number, a fraction, or not given. */
  readonly wholeness: Uint8Array
  /** 1 where another country than the exporter is given as origin. */
  readonly isReExport: Uint8Array
  /** 1 where the importing country reported the row, 0 where the exporting one did. */
  readonly isImporters: Uint8Array
  /** The origin where one is given that is known, else the exporter. */
  readonly source_country: CodedColumn
  readonly article: Uint16Array
  readonly articles: readonly Article[]
  readonly line: Uint32Array
  readonly lines: TradeLines
}

/** The values of each record. */
export interface SingleRecords {
  /** The publisher's Id; NaN where it gives none. */
  readonly record_id: Float64Array
  /** As reported, in `unit`; NaN was not reported. */
  readonly quantity: Float64Array
  readonly unit: CodedColumn
  /** The quantity in its measure. */
  readonly whole: Float64Array
  readonly rest: Float64Array
}

/** The trade records of one species, a row each. */
export interface TradeTable
  extends CountedTable,
    SingleRecords,
    Readonly<Record<CodedColumnName, CodedColumn>> {
  readonly records?: never
}

/** Records of which those that are alike are one row, with the largest of each row. */
export interface AlikeTable extends CountedTable {
  readonly records: Uint32Array
  readonly largest: SingleRecords
}

/** The largest record of each row: the record itself where each is a row. */
export const largestRecords = (table: TradeTable | AlikeTable): SingleRecords =>
  table.records === undefined ? table : table.largest

/** The value of a column in a row; null was not reported. */
export function valueAt({ codes, values }: CodedColumn, row: number): string | null {
  return values[codes[row] ?? 0] ?? null
}

/** Unknown: such an origin gives way to the exporter. Source: trade-methods, section 4. */
const UNKNOWN = 'XX'
const INTRODUCED_FROM_THE_SEA = 'X'

/** Whether a row is of specimens introduced from the sea. */
export function isFromSea({ source }: Pick<CountedTable, 'source'>, row: number): boolean {
  return isSourceFromSea(valueAt(source, row))
}

/** Whether a source states so. */
export const isSourceFromSea = (source: string | null): boolean => source === INTRODUCED_FROM_THE_SEA

/** Whether two articles are one; null is none. */
export function isSameArticle(one: Article | null, other: Article | null): boolean {
  return one?.term === other?.term && one?.measure === other?.measure
}

/** The place of an article among those of a table; -1 where the table has none of it. */
export const placeOfArticle = (
  { articles }: { readonly articles: readonly Article[] },
  article: Article | null,
): number => articles.findIndex((one) => isSameArticle(one, article))

/** Orders articles by term, then by measure. */
export function byTermAndMeasure(a: Article, b: Article): number {
  return compareText(a.term, b.term) || compareText(a.measure, b.measure)
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Puts columns into a table. */
export function tradeTable(columns: TradeColumns): TradeTable {
  const gathered = gatherColumns(columns.year.length)
  gathered.add(columns)
  return tableOfColumns(gathered)
}

/** Where the columns of a table with so many rows are gathered. */
export const gatherColumns = (length: number) => new GatheredColumns(length, CODED_COLUMNS)

/** Puts columns that came in parts into a table. */
export function tableOfColumns({ length, year, record_id, quantity, coded }: GatheredColumns): TradeTable {
  const base = {
    ...coded,
    length,
    year,
    record_id,
    quantity,
    isImporters: Uint8Array.from(coded.reporter_type.codes, (code) =>
      coded.reporter_type.values[code] === 'I' ? 1 : 0,
    ),
    ...exactQuantities(quantity, coded.unit),
    ...articleOfRows(coded),
    source_country: sourceCountries(coded),
  }
  const origin = foreignOrigins(coded)
  return {
    ...base,
    isReExport: Uint8Array.from(origin, (code) => (code < 0 ? 0 : 1)),
    ...linesOfRows(base, origin),
  }
}

function exactQuantities(quantity: Float64Array, unit: CodedColumn) {
  const conversions = unit.values.map(conversionOf)
  const whole = new Float64Array(quantity.length)
  const rest = new Float64Array(quantity.length)
  const wholeness = new Uint8Array(quantity.length).fill(NOT_GIVEN)
  for (let row = 0; row < quantity.length; row++) {
    const conversion = conversions[unit.codes[row] ?? 0]
    const reported = quantity[row] ?? Number.NaN
    if (Number.isNaN(reported)) continue
    wholeness[row] = Number.isInteger(reported) ? WHOLE_NUMBER : FRACTION
    if (conversion === undefined) continue
    const parts = amountParts(reported, conversion)
    whole[row] = parts.whole
    rest[row] = parts.rest
  }
  return { whole, rest, wholeness }
}

/** The article of each row, and all articles. */
export function articleOfRows({ term, unit }: Pick<TradeTable, 'term' | 'unit'>) {
  const names = new Places<string>()
  const articles: Article[] = []
  const ofPair = new Map<number, number>()
  const article = term.codes.map((termCode, row) => {
    const pair = termCode * unit.values.length + (unit.codes[row] ?? 0)
    const known = ofPair.get(pair)
    if (known !== undefined) return known
    const one: Article = {
      term: term.values[termCode] ?? '',
      measure: conversionOf(valueAt(unit, row)).measure,
    }
    const place = names.of(`${one.term}\n${one.measure}`)
    articles[place] = one
    ofPair.set(pair, place)
    return place
  })
  return { article, articles }
}

/** Where the goods of each row come from. */
export function sourceCountries({ origin, exporter }: Pick<TradeTable, 'origin' | 'exporter'>): CodedColumn {
  const places = new Places<string | null>()
  const ofPair = new Map<number, number>()
  const codes = origin.codes.map((originCode, row) => {
    const exporterCode = exporter.codes[row] ?? 0
    const pair = originCode * exporter.values.length + exporterCode
    const known = ofPair.get(pair)
    if (known !== undefined) return known
    const place = places.of(
      sourceCountry(exporter.values[exporterCode] ?? null, origin.values[originCode] ?? null),
    )
    ofPair.set(pair, place)
    return place
  })
  return { codes, values: places.all }
}

/** Where goods come from: the origin where one is given that is known, else the exporter. */
export function sourceCountry(exporter: string | null, origin: string | null): string | null {
  return origin === null || origin === UNKNOWN ? exporter : origin
}
