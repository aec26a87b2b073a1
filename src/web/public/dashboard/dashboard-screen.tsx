import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '#web/components/page.tsx'
import { Boundary } from '#web/components/section.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { DashboardFilterPanel } from './dashboard-filter-panel.tsx'
import { DashboardHeading } from './dashboard-heading.tsx'
import { MetricCardsSkeleton, TableSkeleton } from './dashboard-skeletons.tsx'
import { DashboardSources } from './dashboard-sources.tsx'
import { EffectivenessPart } from './effectiveness-part.tsx'
import { MetricCards } from './metric-cards.tsx'
import { useDashboardAddress } from './use-dashboard-address.ts'

export function DashboardScreen() {
  const { t } = useTranslation()
  const { search } = useDashboardAddress()
  // Until the figures of another choice have come, the former ones stand, dimmed.
  const shown = useDeferredValue(search)
  const question = JSON.stringify(search)
  return (
    <Page
      title={t('pages.dashboard.title')}
      description={t('pages.dashboard.description')}
      shows={['cites_trade']}
    >
      <div className="page-width w-full">
        <DashboardHeading />
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
          <Boundary skeleton={<TableSkeleton />} resetKey={question}>
            <EffectivenessPart search={shown} />
          </Boundary>
        </div>
        <DashboardSources />
      </div>
    </Page>
  )
}

const DIMMED = 'transition-opacity duration-quick aria-busy:opacity-60'
