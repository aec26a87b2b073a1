import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/empty-state.tsx'
import { ComparisonDrawing } from './comparison-drawing.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import type { ComparedSpecies } from './use-compared-trade.ts'
import type { Comparison } from './use-comparison.ts'

interface ComparisonViewProps {
  comparison: Comparison
  /** Undefined while it is on its way. */
  compared: readonly ComparedSpecies[] | undefined
  loading: ReactNode
}

/** The trade that came: chart and figures, or that there is nothing to compare. */
export function ComparisonView({ comparison, compared, loading }: ComparisonViewProps) {
  const { t } = useTranslation('trade')
  if (compared === undefined) return loading
  // Whether there is nothing to compare is known only when all have answered.
  const isEmpty = compared.every(({ trade }) => trade === null)
  const failedAltogether = compared.every(({ trade }) => trade === undefined)
  if (failedAltogether) return null
  return (
    <>
      {isEmpty && <EmptyState message={t('compare.nothing')} />}
      {compared.some(({ trade }) => trade) && (
        <ComparisonDrawing comparison={comparison} compared={compared} />
      )}
      <ComparisonTable compared={compared} />
    </>
  )
}
