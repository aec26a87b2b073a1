import { RecordsTable } from '../../records-table.tsx'
import type { HistoryColumn } from '../history/history-table.tsx'

interface MeasureTableProps<Row> {
  /** What the rows are; the accessible name of the table. */
  caption: string
  columns: readonly (HistoryColumn<Row> & { figures?: boolean })[]
  rows: readonly Row[]
}

/** Rows of one kind in a frame of their own. */
export function MeasureTable<Row extends { id: string }>({ caption, columns, rows }: MeasureTableProps<Row>) {
  return (
    <div className="rounded-md border border-line bg-surface px-4 md:px-5">
      <RecordsTable
        label={caption}
        columns={columns}
        rows={rows.map((row) => ({ id: row.id, cells: columns.map(({ cell }) => cell(row)) }))}
      />
    </div>
  )
}
