import { useTranslation } from 'react-i18next'
import { type ComparedBy, comparedUnit } from '#domain/trade/compared-figures.ts'
import { COMPARED_MEASURES, COMPARISON_SCALES } from '#domain/trade/comparison.ts'
import { mergedChoices } from '#domain/trade/merged-choices.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { useRelease } from '#web/components/use-release.ts'
import { Choice } from '#web/ui/choice.tsx'
import { LoadingNote } from '#web/ui/skeleton.tsx'
import { ChoicesPanel } from '../species/trade/choices/choices-panel.tsx'
import { ChosenChips, UnreadValues } from '../species/trade/choices/chosen-chips.tsx'
import { OptionRow } from '../species/trade/choices/option-row.tsx'
import { withValues } from '../species/trade/selection-changes.ts'
import { ComparisonDrawing } from './comparison-drawing.tsx'
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

interface ComparisonMeasuresProps {
  comparison: Comparison
  compared: readonly ComparedSpecies[]
}

/** What is compared, on which scale, and the one measure that quantities are counted in. */
function ComparisonMeasures({ comparison, compared }: ComparisonMeasuresProps) {
  const { t } = useTranslation('trade')
  const labels = useTradeLabels()
  const { asked, show, trade } = comparison
  const unit = comparedUnit(asked.selection)
  const { choices } = mergedChoices(compared.flatMap(({ view }) => view ?? []))
  const units = choices.unit.filter(({ value, rows }) => rows > 0 || value === unit)

  return (
    <div className="@container grid gap-4 print:hidden">
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <Choice
          label={t('compare.measure.label')}
          value={asked.measure}
          options={COMPARED_MEASURES.map((value) => ({ value, label: t(`compare.measure.${value}`) }))}
          onChange={(measure) => show({ measure })}
        />
        <Choice
          label={t('compare.scale.label')}
          value={asked.scale}
          options={COMPARISON_SCALES.map((value) => ({ value, label: t(`compare.scale.${value}`) }))}
          onChange={(scale) => show({ scale })}
        />
      </div>
      {asked.measure === 'quantity' && (
        <OptionRow
          label={t('compare.countedIn')}
          options={units.map(({ value, rows }) => ({
            value,
            label: labels.measure(value),
            rows,
            isChosen: value === unit,
          }))}
          onPress={(value) => trade.choose((before) => withValues(before, 'unit', [value]))}
        />
      )}
    </div>
  )
}
