import { type ColumnSource, parquetWriteBuffer } from 'hyparquet-writer'
import { Invalid } from '#domain/problems.ts'
import { isExactNumber } from '#domain/trade/exact-number.ts'
import type { TradeColumn } from './trade-records-changes.ts'

/** The published columns in the order of a file, and what each is written as. */
export const FILE_COLUMNS = {
  record_id: 'INT64',
  year: 'INT32',
  appendix: 'STRING',
  taxon: 'STRING',
  class: 'STRING',
  order_name: 'STRING',
  family: 'STRING',
  genus: 'STRING',
  term: 'STRING',
  quantity: 'DOUBLE',
  unit: 'STRING',
  importer: 'STRING',
  exporter: 'STRING',
  origin: 'STRING',
  purpose: 'STRING',
  source: 'STRING',
  reporter_type: 'STRING',
  import_permit: 'STRING',
  export_permit: 'STRING',
  origin_permit: 'STRING',
} as const satisfies Record<Exclude<TradeColumn, 'species_id'>, ColumnSource['type']>
export type FileColumn = keyof typeof FILE_COLUMNS
export const FILE_COLUMN_NAMES = Object.keys(FILE_COLUMNS) as FileColumn[]

/** By year, by the publisher's number, and then by everything else, so that the same rows are always the same bytes. */
const SORTED_BY: readonly FileColumn[] = [
  'year',
  'record_id',
  ...FILE_COLUMN_NAMES.filter((name) => FILE_COLUMNS[name] === 'STRING'),
  'quantity',
]

/** Rows of a species as the database writes them: each column a JSON array of texts; null was not reported. */
export type FileRows = Record<FileColumn, string>

/** One group for all rows: a species is always read as a whole. */
const ROWS_IN_GROUP = 10_000_000

/**
 * A Parquet file of a species' rows, which may come in several parts; `about` is written into its metadata. The same rows
 * and words always give the same bytes.
 * Throws Invalid where a quantity has more digits than a double holds: a file is exact to the last digit or is not.
 */
export function tradeFileBytes(parts: readonly FileRows[], about: Readonly<Record<string, string>>): Buffer {
  const columns = new Map(FILE_COLUMN_NAMES.map((name) => [name, valuesOf(name, parts)]))
  const order = rowsInOrder(SORTED_BY.flatMap((name) => [columns.get(name) ?? []]))
  const columnData = Array.from(columns, ([name, values]) => ({
    name,
    type: FILE_COLUMNS[name],
    // Numbers that rise by little within a year: a third of all files together.
    ...(name === 'record_id' ? { encoding: 'DELTA_BINARY_PACKED' as const } : {}),
    data: order.map((row) => values[row]),
  }))
  return Buffer.from(
    parquetWriteBuffer({
      columnData,
      rowGroupSize: ROWS_IN_GROUP,
      // Smallest and greatest values serve to skip groups, and there is one.
      statistics: false,
      kvMetadata: Object.entries(about).map(([key, value]) => ({ key, value })),
      createdBy: 'Arctic Tracker',
    }),
  )
}

type Values = (string | number | null)[]

function valuesOf(name: FileColumn, parts: readonly FileRows[]): Values {
  const texts = parts.flatMap((part): (string | null)[] => JSON.parse(part[name]))
  return FILE_COLUMNS[name] === 'STRING' ? texts : texts.map(exactDouble)
}

/** Where the rows stand, in their order; what was not reported comes last. */
function rowsInOrder(keys: readonly Values[]): number[] {
  const rows = Array.from(keys[0] ?? [], (_, row) => row)
  return rows.sort((a, b) => {
    for (const values of keys) {
      const one = values[a] ?? null
      const other = values[b] ?? null
      if (one !== other) return one !== null && (other === null || one < other) ? -1 : 1
    }
    return 0
  })
}

/** A double, where it gives back the reported digits: readers write its shortest form, which has to be the decimal. */
function exactDouble(decimal: string | null): number | null {
  if (decimal === null) return null
  if (!isExactNumber(decimal)) {
    throw new Invalid(`The quantity ${decimal} has more digits than a release file can hold`)
  }
  return Number(decimal)
}
