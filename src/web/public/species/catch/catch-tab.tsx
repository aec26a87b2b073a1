import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { canFilter, catchChoices, filterCatches } from '#domain/catches/catch-filters.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { Boundary } from '#web/components/section.tsx'
import { useRelease } from '#web/components/use-release.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CatchChart, useCatches } from './catch-chart.tsx'
import { CatchFiltersCard } from './catch-filters-card.tsx'
import { CatchRecords } from './catch-records.tsx'
import { CatchSummaryCard } from './catch-summary-card.tsx'
import { StockChart } from './stock-chart.tsx'

/** The catches of a species: filters where there is a choice, summary, charts, and every record. */
export function CatchTab({ species }: { species: SpeciesDetail }) {
  const all = useCatches(species.id)
  const { country, area } = useSearch({ from: '/species/$id' })
  if (all.length === 0) return <NoCatches />

  const filters = { ...(country ? { country } : {}), ...(area ? { area } : {}) }
  const records = filterCatches(all, filters)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {canFilter(catchChoices(all)) && <CatchFiltersCard all={all} filters={filters} />}
      <CatchSummaryCard records={records} />
      <CatchChart species={species} records={records} filters={filters} />
      <Boundary skeleton={<Skeleton className="h-150 w-full" />} resetKey={JSON.stringify(filters)}>
        <StockChart species={species} />
      </Boundary>
      <CatchRecords species={species} records={records} />
    </div>
  )
}

/** Why there are no catches: the release has none, or no release is imported. */
function NoCatches() {
  const { t } = useTranslation('trade')
  const imported = useRelease('catches')
  return (
    <EmptyState
      drawing="seal"
      message={t('catches.none')}
      hint={imported ? t('catches.noneInRelease', { title: imported.title }) : t('catches.notImported')}
    />
  )
}
