import type { DecodedArray } from 'hyparquet'
import { type ColumnSource, parquetWriteBuffer } from 'hyparquet-writer'
import type { PublishedColumns } from '#domain/trade/trade-file.ts'
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

/** One group for all rows: a species is always read as a whole. */
const ROWS_IN_GROUP = 10_000_000

/** A Parquet file of a species' rows; `about` is written into its metadata. The same rows and words give the same bytes. */
export function tradeFileBytes(columns: PublishedColumns, about: Readonly<Record<string, string>>): Buffer {
  const columnData = FILE_COLUMN_NAMES.map((name) => ({
    name,
    type: FILE_COLUMNS[name],
    // Numbers that rise by little within a year: a third of all files together.
    ...(name === 'record_id' ? { encoding: 'DELTA_BINARY_PACKED' as const } : {}),
    data: columns[name] as DecodedArray,
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
