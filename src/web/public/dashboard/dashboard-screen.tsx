import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dataset } from '#domain/releases/datasets.ts'
import { api } from '#web/api.ts'
import { CitePage } from '#web/citing/cite-page.tsx'
import { EmptyState } from '#web/components/empty-state.tsx'
import { ReleaseSource } from '#web/components/release-source.tsx'
import { Boundary } from '#web/components/section.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TitledPage } from '../titled-page.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { DashboardFilterPanel } from './dashboard-filter-panel.tsx'
import { filtersIn } from './dashboard-questions.ts'
import type { DashboardSearch } from './dashboard-search.ts'
import { DecreasingTradeCard } from './decreasing-trade-card.tsx'
import { EffectivenessPart } from './effectiveness-part.tsx'
import { AppendixCard, CategoryCard } from './mix-cards.tsx'
import { useDashboardAddress } from './use-dashboard-address.ts'

export function DashboardScreen() {
  const { t } = useTranslation('conservation')
  const { search } = useDashboardAddress()
  // The former figures stay, dimmed, until those of another choice have come.
  const shown = useDeferredValue(search)
  const question = JSON.stringify(search)
  return (
    <TitledPage
      page="dashboard"
      shows={['cites_trade']}
      aside={
        <Link
          to="/methodology/dashboard-calculations"
          className="inline-flex min-h-6 items-center text-sm text-accent"
        >
          {t('dashboard.calculations')}
        </Link>
      }
    >
      <Notice tone="alpha" title={t('dashboard.development.title')}>
        {t('dashboard.development.what')}
      </Notice>
      <div aria-busy={shown !== search} className={`mt-5 ${DIMMED}`}>
        <Boundary skeleton={<MetricCardsSkeleton />} resetKey={question}>
          <MetricCards search={shown} />
        </Boundary>
      </div>
      <div className="my-5">
        <DashboardFilterPanel />
        <ChosenFilters />
      </div>
      <div aria-busy={shown !== search} className={DIMMED}>
        <Boundary skeleton={<Skeleton className="h-183" />} resetKey={question}>
          <EffectivenessPart search={shown} />
        </Boundary>
      </div>
      <DashboardSources />
    </TitledPage>
  )
}

const DIMMED = 'transition-opacity duration-quick aria-busy:opacity-60'

const CITED = [
  'cites_trade',
  'iucn_assessments',
  'catalogue-iucn-assessments',
  'cites_listings',
  'catalogue-cites-listings',
] as const satisfies Dataset[]

function DashboardSources() {
  const { t } = useTranslation(['conservation', 'common'])
  return (
    <div className="mt-4 grid gap-0.5">
      <ReleaseSource dataset="cites_trade" />
      <ReleaseSource dataset="catalogue-iucn-assessments" />
      <ReleaseSource dataset="catalogue-cites-listings" />
      <p className="text-2xs text-ink-3">{t('dashboard.asterisk')}</p>
      <div>
        <CitePage name="dashboard" title={t('common:pages.dashboard.heading')} datasets={CITED} />
      </div>
    </div>
  )
}

/** Three figures of the filtered entries. */
function MetricCards({ search }: { search: DashboardSearch }) {
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
function MetricCardsSkeleton() {
  return (
    <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
      <Skeleton className="h-72 md:max-lg:col-span-2" />
    </div>
  )
}
