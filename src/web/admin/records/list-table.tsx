import type { ReactNode } from 'react'

interface ListTableProps {
  columns: readonly { key: string; heading: string; figures?: boolean }[]
  /** The heading of the last column. */
  last: string
  /** Names a table without a link or button in its rows: it takes the focus itself, to be scrolled by keyboard. */
  label?: string
  /** The rows, as `tr`. */
  children: ReactNode
}

/** The table of every list of the back office; scrolls sideways where it is too wide. */
export function ListTable({ columns, last, label, children }: ListTableProps) {
  return (
    // Relative, so that hidden text for screen readers does not widen the page.
    <div
      className="relative overflow-x-auto"
      {...(label === undefined ? {} : { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-ink text-xs text-ink-2">
            {[...columns, { key: 'last', heading: last, figures: true }].map(({ key, heading, figures }) => (
              <th
                key={key}
                scope="col"
                className={`px-4 py-2.5 font-semibold ${figures ? 'text-right' : ''}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
