import { useTranslation } from 'react-i18next'
import type { ComparedBy } from '#domain/trade/compared-figures.ts'
import { mergedChoices } from '#domain/trade/merged-choices.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { useRelease } from '#web/components/use-release.ts'
import { LoadingNote } from '#web/ui/skeleton.tsx'
import { ChoicesPanel } from '../species/trade/choices/choices-panel.tsx'
import { ChosenChips, UnreadValues } from '../species/trade/choices/chosen-chips.tsx'
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
  /** What is loaded, and for which choice; undefined before the first answer. */
  shown: { by: ComparedBy; compared: readonly ComparedSpecies[]; unknown: readonly string[] } | undefined
  isBusy: boolean
}

/** The choices, what they leave of each species, chart and figures, or that there is nothing to compare. */
export function ComparisonView({ comparison, shown, isBusy }: ComparisonViewProps) {
  const { t } = useTranslation('trade')
  if (shown === undefined) return <Loading />
  const { by, compared, unknown } = shown
  const species = compared.map((one) => figuredSpecies(one, by))
  // Where nothing was loaded, the failure above says so.
  if (species.every(({ view }) => view === undefined)) return null
  const hasTrade = species.some(({ view }) => view)
  // Known only when all are loaded.
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

interface ComparisonChoicesProps {
  comparison: Comparison
  compared: readonly ComparedSpecies[]
  unknown: readonly string[]
  isBusy: boolean
}

/** Which trade counts: the choices of the Trade tab, for all species at once. */
function ComparisonChoices({ comparison: { trade }, compared, unknown, isBusy }: ComparisonChoicesProps) {
  const lastYear = useRelease('cites_trade')?.last_year ?? new Date().getFullYear()
  const offered = mergedChoices(compared.flatMap(({ view }) => view ?? []))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ChoicesPanel choice={trade} offered={offered} lastYear={lastYear} isBusy={isBusy} />
      <UnreadValues unread={trade.unread} unknown={unknown} />
      <ChosenChips choice={trade} />
    </div>
  )
}
