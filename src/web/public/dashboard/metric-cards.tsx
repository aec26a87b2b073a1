import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#web/api.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { filtersIn } from './dashboard-questions.ts'
import type { DashboardSearch } from './dashboard-search.ts'
import { DecreasingTradeCard } from './decreasing-trade-card.tsx'
import { AppendixCard, CategoryCard } from './mix-cards.tsx'

/** Three figures of the filtered entries. */
export function MetricCards({ search }: { search: DashboardSearch }) {
  const { t } = useTranslation('conservation')
  const { data: metrics } = useSuspenseQuery(
    api.summaries.dashboard.queryOptions({ input: filtersIn(search) }),
  )
  if (metrics.decliningPopulations.entries === 0) return <EmptyState message={t('dashboard.noMetrics')} />
  return (
    <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      <CategoryCard metrics={metrics} />
      <AppendixCard metrics={metrics} />
      <DecreasingTradeCard metrics={metrics} />
    </div>
  )
}

/** As large as the cards. */
export function MetricCardsSkeleton() {
  return (
    <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
      <Skeleton className="h-72 md:max-lg:col-span-2" />
    </div>
  )
}
