import type { ReactNode } from 'react'
import { RecordsTable } from '../../records-table.tsx'

export interface HistoryColumn<Row> {
  label: string
  cell: (row: Row) => ReactNode
}

interface HistoryTableProps<Row> {
  caption: string
  columns: readonly HistoryColumn<Row>[]
  rows: readonly Row[]
  /** What stands there when nothing is on record. */
  none: string
}

/** What is on record, newest first, or that nothing is. */
export function HistoryTable<Row extends { id: string }>(props: HistoryTableProps<Row>) {
  const { caption, columns, rows, none } = props
  return (
    <div className="px-4 md:px-5">
      {rows.length === 0 ? (
        <p className="py-5 text-sm text-ink-3">{none}</p>
      ) : (
        <RecordsTable
          label={caption}
          columns={columns}
          rows={rows.map((row) => ({ id: row.id, cells: columns.map(({ cell }) => cell(row)) }))}
        />
      )}
    </div>
  )
}
