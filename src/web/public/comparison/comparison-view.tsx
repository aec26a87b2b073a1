import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/empty-state.tsx'
import { LoadingNote } from '#web/ui/skeleton.tsx'
import { ComparisonDrawing } from './comparison-drawing.tsx'
import { ResultsSkeleton } from './comparison-skeleton.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import type { ComparedSpecies } from './use-compared-trade.ts'
import type { Comparison } from './use-comparison.ts'

interface ComparisonViewProps {
  comparison: Comparison
  /** Undefined while it is on its way. */
  compared: readonly ComparedSpecies[] | undefined
}

/** The trade that came: chart and figures, or that there is nothing to compare. */
export function ComparisonView({ comparison, compared }: ComparisonViewProps) {
  const { t } = useTranslation('trade')
  if (compared === undefined) return <Loading />
  // Whether there is nothing to compare is known only when all have answered.
  const isEmpty = compared.every(({ trade }) => trade === null)
  return (
    <>
      {isEmpty && <EmptyState message={t('compare.nothing')} />}
      {compared.some(({ trade }) => trade) && (
        <ComparisonDrawing comparison={comparison} compared={compared} />
      )}
      {/* Where nothing came at all, the failure above says everything. */}
      {compared.some(({ trade }) => trade !== undefined) && <ComparisonTable compared={compared} />}
    </>
  )
}

function Loading() {
  return (
    <div>
      <LoadingNote />
      <ResultsSkeleton />
    </div>
  )
}
