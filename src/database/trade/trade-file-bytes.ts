import type { DecodedArray } from 'hyparquet'
import { ByteWriter, type ColumnSource, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer'
import { Places } from '#domain/trade/places.ts'
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

/** How the rows of a file are cut into groups. */
interface Groups {
  /** Files of so many rows have them in one group. */
  mostInOne: number
  /** Rows of each group of a larger file. */
  rows: number
}

/**
 * One group where there is room for it, as all files had at first: the same rows go on giving the same bytes. Of larger files
 * one group at a time is in memory.
 */
const GROUPS: Groups = { mostInOne: 200_000, rows: 100_000 }

type Columns = Readonly<Record<FileColumn, readonly (string | number | null)[]>>

/**
 * Writes the Parquet file of a species' rows, which come in its order and in parts; `about` is written into its metadata. The
 * same rows and words give the same bytes, whatever the parts.
 */
export class TradeFileWriter {
  readonly #bytes = new ByteWriter()
  readonly #parquet: ParquetWriter
  readonly #rowsInGroup: number
  #group: RowGroup

  /** `rows` are those of all parts. */
  constructor(rows: number, about: Readonly<Record<string, string>>, groups = GROUPS) {
    this.#rowsInGroup = rows > groups.mostInOne ? groups.rows : Math.max(rows, 1)
    this.#group = new RowGroup(this.#rowsInGroup)
    this.#parquet = new ParquetWriter({
      writer: this.#bytes,
      schema: schemaFromColumnData({
        columnData: FILE_COLUMN_NAMES.map((name) => ({ name, type: FILE_COLUMNS[name], data: [] })),
      }),
      // A species is read as a whole, so that no group is ever skipped by its smallest and greatest values.
      statistics: false,
      kvMetadata: Object.entries(about).map(([key, value]) => ({ key, value })),
      createdBy: 'Arctic Tracker',
    })
  }

  add(columns: Columns): void {
    for (let from = 0; from < columns.year.length; ) {
      from = this.#group.take(columns, from)
      if (this.#group.rows === this.#rowsInGroup) this.#writeGroup()
    }
  }

  finish(): Buffer {
    if (this.#group.rows > 0) this.#writeGroup()
    this.#parquet.finish()
    return Buffer.from(this.#bytes.getBuffer())
  }

  #writeGroup(): void {
    this.#parquet.write({ columnData: this.#group.sources(), rowGroupSize: this.#rowsInGroup })
    this.#group = new RowGroup(this.#rowsInGroup)
  }
}

/** Rows that are written together. */
class RowGroup {
  rows = 0
  readonly #mostRows: number
  readonly #columns: Record<FileColumn, GroupColumn>

  constructor(mostRows: number) {
    this.#mostRows = mostRows
    const columns = FILE_COLUMN_NAMES.map((name) => [
      name,
      FILE_COLUMNS[name] === 'STRING' ? textColumn(mostRows) : numberColumn(mostRows),
    ])
    this.#columns = Object.fromEntries(columns)
  }

  /** Takes rows from one on while there is room; answers the first that is not taken. */
  take(columns: Columns, from: number): number {
    const end = Math.min(columns.year.length, from + this.#mostRows - this.rows)
    for (const name of FILE_COLUMN_NAMES) {
      const values = columns[name]
      const { set } = this.#columns[name]
      for (let row = from; row < end; row++) set(this.rows + row - from, values[row] ?? null)
    }
    this.rows += end - from
    return end
  }

  /** The columns as the writer asks for them: the values of one at a time, when it is written. */
  sources(): ColumnSource[] {
    return FILE_COLUMN_NAMES.map((name) => {
      const values = () => this.#columns[name].values(this.rows) as DecodedArray
      return {
        name,
        // Numbers that rise by little within a year: a third of all files together.
        ...(name === 'record_id' ? { encoding: 'DELTA_BINARY_PACKED' as const } : {}),
        get data() {
          return values()
        },
      }
    })
  }
}

/** The values of a column in a group of rows, in some bytes per row until they are written. */
interface GroupColumn {
  set: (row: number, value: string | number | null) => void
  /** Those of the first rows. */
  values: (rows: number) => (string | number | null)[]
}

/** Texts, each stored once. */
function textColumn(mostRows: number): GroupColumn {
  const places = new Places<string | number | null>()
  const codes = new Uint32Array(mostRows)
  return {
    set: (row, value) => {
      codes[row] = places.of(value)
    },
    values: (rows) => Array.from(codes.subarray(0, rows), (code) => places.all[code] ?? null),
  }
}

/** Numbers; NaN stands for none. */
function numberColumn(mostRows: number): GroupColumn {
  const numbers = new Float64Array(mostRows)
  return {
    set: (row, value) => {
      numbers[row] = value === null ? Number.NaN : Number(value)
    },
    values: (rows) =>
      Array.from(numbers.subarray(0, rows), (number) => (Number.isNaN(number) ? null : number)),
  }
}
