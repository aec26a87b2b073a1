import type { ReactNode } from 'react'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'

export interface RecordColumn<Row> {
  label: string
  cell: (row: Row) => ReactNode
  /** Beside the label, explains it. */
  sign?: ReactNode
  /** Aligned right. */
  figures?: boolean
  /** Hidden on narrow screens. */
  wideOnly?: boolean
}

export interface RecordsTableProps<Row> {
  /** The accessible name of the table. */
  label: string
  columns: readonly RecordColumn<Row>[]
  rows: readonly Row[]
  /** Many rows scroll in a region of their own. */
  scrolls?: boolean
}

/** A table of records; on a narrow screen it scrolls sideways. Positioned, so that text for screen readers scrolls along. */
export function RecordsTable<Row extends { id: string }>(props: RecordsTableProps<Row>) {
  const { label, columns, rows, scrolls = false } = props
  return (
    <ScrollRegion className={scrolls ? 'max-h-110' : ''} aria-label={label}>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                className={`sticky top-0 z-10 border-b border-ink bg-surface px-2 py-2 md:px-3 text-xs font-semibold whitespace-nowrap text-ink-2 first:pl-0 ${lookOf(column)}`}
              >
                {column.label}
                {column.sign}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-b border-line align-top last:border-b-0 hover:bg-tint">
              {columns.map((column) => (
                <td key={column.label} className={`px-2 py-2 md:px-3 first:pl-0 ${lookOf(column)}`}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function lookOf({
  figures = false,
  wideOnly = false,
}: Pick<RecordColumn<never>, 'figures' | 'wideOnly'>): string {
  return `${figures ? 'text-right whitespace-nowrap' : 'text-left'} ${wideOnly ? 'max-md:hidden' : ''}`
}
