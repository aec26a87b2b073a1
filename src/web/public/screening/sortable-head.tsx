import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FlagSort } from '#domain/trade/screening-criteria.ts'
import { useScreeningAddress } from './use-screening-address.ts'

export const HEAD = 'border-b border-ink px-2 py-1 text-xs font-semibold text-ink-2 first:pl-4 last:pr-4'

interface SortableHeadProps {
  column: FlagSort
  isFigure?: boolean
  /** Behind the name of the column. */
  beside?: string
  /** Under the name of the column. */
  children?: ReactNode
}

/** The head of a column that is sorted by a press. */
export function SortableHead({ column, isFigure = false, beside, children }: SortableHeadProps) {
  const { t } = useTranslation('trade')
  const { order, sortBy } = useScreeningAddress()
  const isSorted = order.sort === column
  const Arrow = order.descending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (order.descending ? 'descending' : 'ascending') : undefined}
      className={`${HEAD} whitespace-nowrap ${isFigure ? 'text-right' : 'text-left'}`}
    >
      <button
        type="button"
        onClick={() => sortBy(column)}
        className={`inline-flex min-h-9 items-center gap-1 hover:text-ink ${isSorted ? 'text-ink' : ''}`}
      >
        {t(`screening.columns.${column}`)}
        {isSorted && <Arrow className="size-3.5" />}
      </button>
      {beside && <span className="ml-1.5 font-normal text-ink-3">{beside}</span>}
      {children}
    </th>
  )
}
