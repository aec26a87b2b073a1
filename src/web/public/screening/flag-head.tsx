import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FlagSort } from '#domain/trade/screening-criteria.ts'
import { SortableHead } from '#web/ui/sortable-head.tsx'
import { useScreeningAddress } from './use-screening-address.ts'

export const HEAD_PADDING = 'px-2 py-1 first:pl-4 last:pr-4'

interface FlagHeadProps {
  column: FlagSort
  isFigure?: boolean
  children?: ReactNode
}

/** The head of a column that flags are sorted by. */
export function FlagHead({ column, isFigure = false, children }: FlagHeadProps) {
  const { t } = useTranslation('trade')
  const { order, sortBy } = useScreeningAddress()
  return (
    <SortableHead
      label={t(`screening.columns.${column}`)}
      descending={order.sort === column ? order.descending : undefined}
      onSort={() => sortBy(column)}
      isFigure={isFigure}
      className={HEAD_PADDING}
    >
      {children}
    </SortableHead>
  )
}
