import { type ReactNode, useRef } from 'react'
import { FADED_EDGE, MoreColumns } from '#web/ui/more-columns.tsx'
import { SortableHead } from '#web/ui/sortable-head.tsx'
import { useHiddenColumns } from '#web/ui/use-hidden-columns.ts'
import { moveBetweenRows } from './arrow-keys.ts'

interface ListColumn {
  key: string
  heading: string
  figures?: boolean
  /** Sorts the list by this column; without it the heading is a text. */
  onSort?: () => void
  /** The order of the list, where this is the column that it is sorted by. */
  descending?: boolean
}

interface ListTableProps {
  columns: readonly ListColumn[]
  /** The heading of a column before the others, where rows can be selected. */
  first?: ReactNode
  /** The heading of the last column; without it the rows have none beyond `columns`. */
  last?: string | undefined
  /** Names a table without a link or button in its rows: it takes the focus itself, to be scrolled by keyboard. */
  label?: string
  /** The rows, as `tr`. */
  children: ReactNode
}

/** The table of every list of the back office; scrolls sideways where it is too wide. */
export function ListTable({ columns, first, last, label, children }: ListTableProps) {
  const region = useRef<HTMLDivElement>(null)
  const hidden = useHiddenColumns(region)
  return (
    <>
      {/* Relative, so that hidden text for screen readers does not widen the page. */}
      <div
        ref={region}
        className={`relative overflow-x-auto ${hidden > 0 ? FADED_EDGE : ''}`}
        {...(label === undefined ? {} : { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-ink text-xs text-ink-2">
              {first && <td className="w-11 pl-2">{first}</td>}
              {columns.map((column) => (
                <ListHead key={column.key} column={column} />
              ))}
              {last !== undefined && <ListHead column={{ heading: last, figures: true }} />}
            </tr>
          </thead>
          <tbody onKeyDown={moveBetweenRows}>{children}</tbody>
        </table>
      </div>
      <MoreColumns hidden={hidden} className="px-4 py-1.5" />
    </>
  )
}

function ListHead({ column }: { column: Omit<ListColumn, 'key'> }) {
  const { heading, figures, onSort, descending } = column
  if (onSort) {
    const sorting = { label: heading, descending, onSort, isFigure: figures }
    return <SortableHead {...sorting} className="px-4 py-1" />
  }
  return (
    <th scope="col" className={`px-4 py-2.5 font-semibold ${figures ? 'text-right' : ''}`}>
      {heading}
    </th>
  )
}
