import type { ColumnName } from './codebook.ts'

/** A figure, a code or a text; null is unknown or not reported, and is never zero. */
export type Cell = string | number | boolean | null

/** The figures of a view, one row per line of its file. */
export interface ViewTable {
  columns: ColumnName[]
  rows: Cell[][]
}

/** What a publication of a view says beside its figures. */
export interface PublishedView extends ViewTable {
  /** As addresses name it, e.g. 'records-over-time'. */
  view: string
  title: string
  /** The release that was counted; null where the view counts no trade records. */
  release: string | null
  /** The choice of records as addresses name it; empty where nothing is chosen. */
  selection: string
  /** Rows left out and signs to know; empty where there is nothing to say. */
  notes: string
  /** How the publisher of the data asks to be cited; several where figures come from several datasets. */
  citations: string[]
  licence: string | null
  /** Where the publisher offers the data. */
  publisher_address: string | null
  simulated: boolean
  /** Whether it rests on the files of its release alone, so that its bytes are the same for ever. */
  isFixed?: boolean
}

/** A table of records, each column read by a function; the order of the columns is the order of the file. */
export function tableOf<Record>(
  records: readonly Record[],
  columns: Partial<{ [Column in ColumnName]: (record: Record) => Cell | undefined }>,
): ViewTable {
  const readers = Object.entries(columns)
  return {
    columns: readers.map(([column]) => column as ColumnName),
    rows: records.map((record) => readers.map(([, read]) => read(record) ?? null)),
  }
}

/** The same table with columns that hold one value for all rows. */
export const withSame = (
  table: ViewTable,
  same: Partial<{ [Column in ColumnName]: Cell }>,
  where: 'before' | 'behind' = 'behind',
): ViewTable => {
  const columns = Object.keys(same) as ColumnName[]
  const cells = Object.values(same)
  return where === 'before'
    ? { columns: [...columns, ...table.columns], rows: table.rows.map((row) => [...cells, ...row]) }
    : { columns: [...table.columns, ...columns], rows: table.rows.map((row) => [...row, ...cells]) }
}
