import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'

interface SortableHeadProps {
  label: string
  /** The order of the table, where this is the column that it is sorted by. */
  descending: boolean | undefined
  onSort: () => void
  isFigure?: boolean
  /** The padding, which is that of the table's cells. */
  className: string
  /** Beside the name of the column, or under it. */
  children?: ReactNode
}

/** The head of a column that is sorted by a press. */
export function SortableHead({
  label,
  descending,
  onSort,
  isFigure = false,
  className,
  children,
}: SortableHeadProps) {
  const isSorted = descending !== undefined
  const Arrow = descending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : undefined}
      className={`border-b border-ink text-xs font-semibold whitespace-nowrap text-ink-2 ${isFigure ? 'text-right' : 'text-left'} ${className}`}
    >
      <button
        type="button"
        onClick={onSort}
        className={`inline-flex min-h-9 items-center gap-1 hover:text-ink ${isSorted ? 'text-ink' : ''}`}
      >
        {label}
        {isSorted && <Arrow className="size-3.5" />}
      </button>
      {children}
    </th>
  )
}
