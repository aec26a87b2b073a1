import type { DecodedArray } from 'hyparquet'
import { ByteWriter, type ColumnSource, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer'
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

/**
 * Files of so many rows have them in one group, as all files had at first: the same rows go on giving the same bytes.
 * Larger ones are cut into groups, of which one at a time is in memory.
 */
export const MOST_ROWS_OF_ONE_GROUP = 200_000
const ROWS_IN_GROUP = 100_000

type Values = (string | number | null)[]
type Columns = Readonly<Record<FileColumn, Values>>

/**
 * Writes the Parquet file of a species' rows, which come in its order and in parts; `about` is written into its metadata. The
 * same rows and words give the same bytes, whatever the parts.
 */
export class TradeFileWriter {
  readonly #bytes = new ByteWriter()
  readonly #parquet: ParquetWriter
  readonly #rowsInGroup: number
  #waiting = emptyColumns()

  /** `rows` are those of all parts. */
  constructor(rows: number, about: Readonly<Record<string, string>>) {
    this.#rowsInGroup = rows > MOST_ROWS_OF_ONE_GROUP ? ROWS_IN_GROUP : Math.max(rows, 1)
    this.#parquet = new ParquetWriter({
      writer: this.#bytes,
      schema: schemaFromColumnData({ columnData: sourcesOf(this.#waiting) }),
      // A species is read as a whole, so that no group is ever skipped by its smallest and greatest values.
      statistics: false,
      kvMetadata: Object.entries(about).map(([key, value]) => ({ key, value })),
      createdBy: 'Arctic Tracker',
    })
  }

  add(columns: Columns): void {
    const { length } = columns.year
    for (let from = 0; from < length; ) {
      const end = Math.min(length, from + this.#rowsInGroup - this.#waiting.year.length)
      for (const name of FILE_COLUMN_NAMES) {
        const values = columns[name]
        const waiting = this.#waiting[name]
        for (let row = from; row < end; row++) waiting.push(values[row] ?? null)
      }
      if (this.#waiting.year.length === this.#rowsInGroup) this.#writeGroup()
      from = end
    }
  }

  finish(): Buffer {
    if (this.#waiting.year.length > 0) this.#writeGroup()
    this.#parquet.finish()
    return Buffer.from(this.#bytes.getBuffer())
  }

  #writeGroup(): void {
    const columnData = sourcesOf(this.#waiting)
    this.#waiting = emptyColumns()
    this.#parquet.write({
      columnData: columnData.map(({ type, ...column }) => column),
      rowGroupSize: this.#rowsInGroup,
    })
  }
}

const emptyColumns = (): Record<FileColumn, Values> => {
  const columns = FILE_COLUMN_NAMES.map((name) => [name, []])
  return Object.fromEntries(columns)
}

const sourcesOf = (columns: Columns): ColumnSource[] =>
  FILE_COLUMN_NAMES.map((name) => ({
    name,
    type: FILE_COLUMNS[name],
    // Numbers that rise by little within a year: a third of all files together.
    ...(name === 'record_id' ? { encoding: 'DELTA_BINARY_PACKED' as const } : {}),
    data: columns[name] as DecodedArray,
  }))
