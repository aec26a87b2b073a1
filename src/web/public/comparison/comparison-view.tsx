import { useTranslation } from 'react-i18next'
import type { ComparedBy } from '#domain/trade/compared-figures.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { LoadingNote } from '#web/ui/skeleton.tsx'
import { ComparisonChoices } from './comparison-choices.tsx'
import { ComparisonDrawing } from './comparison-drawing.tsx'
import { ComparisonMeasures } from './comparison-measures.tsx'
import { ResultsSkeleton } from './comparison-skeleton.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { CountedRows } from './counted-rows.tsx'
import { figuredSpecies } from './figured-species.ts'
import type { ComparedSpecies } from './use-compared-trade.ts'
import type { Comparison } from './use-comparison.ts'

interface ComparisonViewProps {
  comparison: Comparison
  /** What was answered, and to which choice; undefined while the first answer is on its way. */
  shown: { by: ComparedBy; compared: readonly ComparedSpecies[]; unknown: readonly string[] } | undefined
  isBusy: boolean
}

/** The choices, what they leave of each species, chart and figures, or that there is nothing to compare. */
export function ComparisonView({ comparison, shown, isBusy }: ComparisonViewProps) {
  const { t } = useTranslation('trade')
  if (shown === undefined) return <Loading />
  const { by, compared, unknown } = shown
  const species = compared.map((one) => figuredSpecies(one, by))
  // Where nothing came at all, the failure above says everything.
  if (species.every(({ view }) => view === undefined)) return null
  const hasTrade = species.some(({ view }) => view)
  // Whether there is nothing to compare is known only when all have answered.
  const isEmpty = species.every(({ figures, view }) => figures === null && view !== undefined)

  return (
    <>
      {hasTrade && (
        <ComparisonChoices comparison={comparison} compared={compared} unknown={unknown} isBusy={isBusy} />
      )}
      <div
        aria-busy={isBusy}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 transition-opacity duration-quick aria-busy:opacity-60"
      >
        {hasTrade && <ComparisonMeasures comparison={comparison} compared={compared} />}
        {hasTrade && <CountedRows species={species} by={by} />}
        {isEmpty && <EmptyState message={t('compare.nothing')} />}
        {species.some(({ figures }) => figures) && (
          <ComparisonDrawing species={species} by={by} scale={comparison.asked.scale} />
        )}
        <ComparisonTable species={species} by={by} />
      </div>
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
