import { useTranslation } from 'react-i18next'
import type { TrendAudit } from '#contract/trend-audit-curation.ts'
import { trendWindows } from '#domain/trade/trade-trend.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Boundary } from '#web/components/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TrendActions } from './trend-actions.tsx'
import { TrendFigures } from './trend-figures.tsx'

const AuditChart = lazyPart(() => import('./audit-chart.tsx').then(({ AuditChart: chart }) => chart))

/** Averages, ratio and trends of a species, the two ways to make them anew, and the chart. */
export function TrendAuditDetail({ audit }: { audit: TrendAudit }) {
  const { t } = useTranslation('admin')
  const windows = trendWindows(audit.annual)
  return (
    <div className="px-5 py-4">
      <TrendFigures audit={audit} windows={windows} />
      <TrendActions species_id={audit.species.id} />
      {windows ? (
        <Boundary skeleton={<Skeleton className="h-96 w-full" />}>
          <AuditChart audit={audit} windows={windows} />
        </Boundary>
      ) : (
        <p className="rounded-sm bg-sunken px-6 py-9 text-center text-sm text-ink-2">
          {t('trendAudit.nothingToDraw')}
        </p>
      )}
    </div>
  )
}
