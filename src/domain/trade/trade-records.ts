import { conversionOf } from './measures.ts'
import type { PublishedFile } from './published-file.ts'
import { countedRows } from './trade-basis.ts'
import type { TradeSelection } from './trade-selection.ts'
import { recordsOfArticle, type TradeFacts, type TradeSign, tradeSigns } from './trade-signs.ts'
import { type Article, type TradeTable, valueAt } from './trade-table.ts'

/** The published columns by the names that the API gives them, and the measure that a unit is counted in. */
export const RECORD_COLUMNS = [
  'record_id',
  'year',
  'appendix',
  'taxon',
  'class',
  'order_name',
  'family',
  'genus',
  'term',
  'quantity',
  'unit',
  'measure',
  'importer',
  'exporter',
  'origin',
  'purpose',
  'source',
  'reporter_type',
  'import_permit',
  'export_permit',
  'origin_permit',
] as const
/** How many rows an answer holds: unless asked otherwise, and at most. */
export const USUAL_RECORDS = 100
export const MOST_RECORDS = 1000

type RecordColumn = (typeof RECORD_COLUMNS)[number]

/** A row as published; null was not reported. */
export type TradeRecord = {
  record_id: number | null
  year: number
  quantity: number | null
  measure: string
} & Record<Exclude<RecordColumn, 'record_id' | 'year' | 'quantity' | 'measure'>, string | null>

/** A row as published, by its place in the file. */
export function recordAt(
  { table, further }: Pick<PublishedFile, 'table' | 'further'>,
  row: number,
): TradeRecord {
  const text = (column: keyof typeof further) => further[column][row] || null
  return {
    record_id: reported(table.record_id[row]),
    year: table.year[row] ?? 0,
    appendix: valueAt(table.appendix, row),
    taxon: valueAt(table.taxon, row),
    class: text('class'),
    order_name: text('order_name'),
    family: text('family'),
    genus: text('genus'),
    term: valueAt(table.term, row),
    quantity: reported(table.quantity[row]),
    unit: valueAt(table.unit, row),
    measure: conversionOf(valueAt(table.unit, row)).measure,
    importer: valueAt(table.importer, row),
    exporter: valueAt(table.exporter, row),
    origin: valueAt(table.origin, row),
    purpose: valueAt(table.purpose, row),
    source: valueAt(table.source, row),
    reporter_type: valueAt(table.reporter_type, row),
    import_permit: text('import_permit'),
    export_permit: text('export_permit'),
    origin_permit: text('origin_permit'),
  }
}

/** The rows that a choice leaves, in the order of the file, from a place in the file on and at most `limit` of them. */
export function tradeRecords(
  file: PublishedFile,
  {
    question,
    facts,
    from,
    limit,
  }: { question: TradeSelection; facts: TradeFacts; from: number; limit: number },
) {
  const { recordRows, quantityRows: _, ...basis } = countedRows(file.table, question)
  const { rows, next } = rowsFrom(recordRows, from, limit)
  return {
    ...basis,
    signs: signsOf(file.table, recordRows, question, facts),
    records: Array.from(rows, (row) => recordAt(file, row)),
    /** Where in the file to go on; null after the last row. */
    next,
  }
}

/** Some of the rows that a choice leaves, with how many those are in all. */
export type TradeRecords = ReturnType<typeof tradeRecords>

/** The signs of rows that are shown as they are. */
export function signsOf(
  table: TradeTable,
  rows: Uint32Array,
  question: TradeSelection,
  facts: TradeFacts,
): TradeSign[] {
  return tradeSigns(table, rows, question, recordsOfArticle(table, rows, onlyArticle(table, rows)), facts)
}

/** At most `limit` rows from a place in the file on, and the place to go on from; null after the last row. */
export function rowsFrom(rows: Uint32Array, from: number, limit: number) {
  const first = rows.findIndex((row) => row >= from)
  const begin = first === -1 ? rows.length : first
  return { rows: rows.subarray(begin, begin + limit), next: rows[begin + limit] ?? null }
}

function onlyArticle({ article, articles }: TradeTable, rows: Uint32Array): Article | null {
  const place = article[rows[0] ?? 0]
  return rows.every((row) => article[row] === place) ? (articles[place ?? 0] ?? null) : null
}

function reported(value = Number.NaN): number | null {
  return Number.isNaN(value) ? null : value
}
