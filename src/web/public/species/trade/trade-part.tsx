import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { Section } from '#web/components/section.tsx'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { reportProblem } from '#web/report-problem.ts'
import { TradeTabSkeleton } from './trade-tab-skeleton.tsx'

/** Charts weigh more than a page; they come only where they are shown. */
const TradeTab = lazy(() => import('./trade-tab.tsx').then(({ TradeTab: tab }) => ({ default: tab })))

/** The trade tab with its title, its loading and its failure. */
export function TradePart({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('trade')
  return (
    <Section title={t('title')}>
      <CatchBoundary
        getResetKey={() => species.id}
        errorComponent={TradeFailure}
        onCatch={(problem) => reportProblem('Trade could not be loaded', problem)}
      >
        <Suspense fallback={<TradeTabSkeleton />}>
          <TradeTab species={species} />
        </Suspense>
      </CatchBoundary>
    </Section>
  )
}

/** Says what failed in the reader's words, and why. Source: specification, document 2, section 8. */
function TradeFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('trade')
  const queries = useQueryErrorResetBoundary()
  const retry = () => {
    queries.reset()
    reset()
  }
  return (
    <SectionFailure
      message={`${t('loadFailed')} ${(error instanceof Error && error.message) || t('unknownError')}`}
      onRetry={retry}
    />
  )
}
