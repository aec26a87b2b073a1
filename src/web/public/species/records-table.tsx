import type { ReactNode } from 'react'

export interface RecordColumn {
  label: string
  /** Stands beside the label and explains it. */
  sign?: ReactNode
  /** Figures stand right, words left. */
  figures?: boolean
  /** Stands in a column of its own only where there is room for it. */
  wideOnly?: boolean
}

interface RecordsTableProps {
  /** What the records are, for those who hear the table. */
  label: string
  columns: readonly RecordColumn[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
  /** Many rows scroll in a part of the page of their own. */
  scrolls?: boolean
}

/** Records under each other; on a narrow screen they scroll sideways. Positioned, so that text for screen readers scrolls along. */
export function RecordsTable({ label, columns, rows, scrolls = false }: RecordsTableProps) {
  return (
    <section
      className={scrolls ? 'relative max-h-110 overflow-auto' : 'relative overflow-x-auto'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
    >
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
          {rows.map(({ id, cells }) => (
            <tr key={id} className="border-b border-line align-top last:border-b-0 hover:bg-tint">
              {columns.map((column, place) => (
                <td key={column.label} className={`px-2 py-2 md:px-3 first:pl-0 ${lookOf(column)}`}>
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function lookOf({ figures = false, wideOnly = false }: RecordColumn): string {
  return `${figures ? 'text-right whitespace-nowrap' : 'text-left'} ${wideOnly ? 'max-md:hidden' : ''}`
}
