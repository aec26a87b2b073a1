import { type ReactNode, useRef } from 'react'
import { FADED_EDGE, MoreColumns } from '#web/ui/more-of-table.tsx'
import { SortableHead } from '#web/ui/sortable-head.tsx'
import { useHiddenColumns } from '#web/ui/use-hidden-parts.ts'
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
  /** Whether the last column holds buttons: it stays in view where the table is too wide for a phone. */
  hasActions?: boolean
  /** Names a table without a link or button in its rows: it takes the focus itself, to be scrolled by keyboard. */
  label?: string
  /** The rows, as `tr`. */
  children: ReactNode
}

/**
 * On phones the buttons of a row lie over what scrolls: on the colour of their row, which everything under them fades
 * into over the padding of the column before. That edge stands in for the faded one of the table.
 */
const ACTIONS_IN_VIEW =
  'max-md:[:where(&>*>tr)]:bg-surface max-md:[&>*>tr>:last-child]:sticky max-md:[&>*>tr>:last-child]:right-0 max-md:[&>*>tr>:last-child]:bg-inherit max-md:[&>*>tr>:last-child]:before:absolute max-md:[&>*>tr>:last-child]:before:inset-y-0 max-md:[&>*>tr>:last-child]:before:right-full max-md:[&>*>tr>:last-child]:before:w-4 max-md:[&>*>tr>:last-child]:before:bg-inherit max-md:[&>*>tr>:last-child]:before:[mask-image:linear-gradient(to_left,#000,transparent)]'
const FADED_FROM_MD =
  'md:[mask-image:linear-gradient(to_right,#000_calc(100%-1.5rem),rgb(0_0_0/0.2))] print:[mask-image:none]'

/** The table of every list of the back office; scrolls sideways where it is too wide. */
export function ListTable({ columns, first, last, hasActions = false, label, children }: ListTableProps) {
  const region = useRef<HTMLDivElement>(null)
  const hidden = useHiddenColumns(region)
  const isPinned = hasActions && last !== undefined
  return (
    <>
      {/* Relative, so that hidden text for screen readers does not widen the page. What takes the focus clears the buttons. */}
      <div
        ref={region}
        className={`relative overflow-x-auto ${isPinned ? 'max-md:scroll-pr-28' : ''} ${hidden > 0 ? (isPinned ? FADED_FROM_MD : FADED_EDGE) : ''}`}
        {...(label === undefined ? {} : { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        <table className={`w-full text-left text-sm ${isPinned ? ACTIONS_IN_VIEW : ''}`}>
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
