import { useTranslation } from 'react-i18next'
import type { DashboardMetrics } from '#contract/dashboard-contract.ts'
import type { DeclineRating } from '#domain/summaries/dashboard-metrics.ts'
import { Caveats } from '#web/charts/frame/caveats.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { MetricCard } from './metric-card.tsx'

interface MetricsProps {
  metrics: DashboardMetrics
}

/** The share of the entries whose trade falls, and how many populations do. */
export function DecreasingTradeCard({ metrics }: MetricsProps) {
  const { t } = useTranslation(['conservation', 'common'])
  const { percent, years } = useFormat()
  const { entries, pctDecreasingTrade, decreasingTrade, countsByTradeTrend, tradeTrendWindow } = metrics
  const depending = countsByTradeTrend.find(({ trend }) => trend === 'Depends')?.count ?? 0
  return (
    <MetricCard
      title={t('dashboard.decreasing.title')}
      subtitle={
        tradeTrendWindow === null
          ? t('dashboard.decreasing.subtitleNoYears')
          : t('dashboard.decreasing.subtitle', {
              years: years(tradeTrendWindow.first, tradeTrendWindow.last),
            })
      }
      signs={<Caveats notes={[{ sign: 'know', text: t('dashboard.tradeTrend.rule') }]} />}
      className="flex flex-col md:max-lg:col-span-2"
    >
      <p className="mt-2 font-serif text-5xl leading-[1.04] font-[380] tracking-[-0.026em]">
        {pctDecreasingTrade === null ? (
          <span className="font-sans text-sm tracking-normal text-ink-3">{t('common:missing.data')}</span>
        ) : (
          percent(pctDecreasingTrade)
        )}
      </p>
      <p className="mt-2 text-sm text-ink-2">
        {t('dashboard.decreasing.of', { part: decreasingTrade, count: entries })}{' '}
        {depending > 0 && t('dashboard.decreasing.depends', { count: depending })}
      </p>
      <DecliningPopulations metrics={metrics} />
    </MetricCard>
  )
}

const TONES = { high_concern: 'danger', monitor_closely: 'warn', low_risk: 'ok' } as const satisfies Record<
  DeclineRating,
  string
>

/** How many populations decline, rated for the dashboard as a whole, or that too little is known to rate it. */
function DecliningPopulations({ metrics: { decliningPopulations } }: MetricsProps) {
  const { t } = useTranslation('conservation')
  const { entries, declining, unknown, rating } = decliningPopulations
  return (
    <div className="mt-auto pt-4">
      <dl className="border-t border-line pt-3 text-sm">
        <dt className="flex items-center gap-2 text-xs font-semibold text-ink-2">
          {t('dashboard.populations.title')}
          <InfoSign>{t('dashboard.populations.rule')}</InfoSign>
        </dt>
        <dd className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span>
            {t('dashboard.populations.of', { part: declining, count: entries })}
            {unknown > 0 && (
              <span className="block text-ink-3">
                {t('dashboard.populations.unknown', { count: unknown })}
              </span>
            )}
          </span>
          {rating && <Badge tone={TONES[rating]}>{t(`dashboard.populations.rating.${rating}`)}</Badge>}
        </dd>
      </dl>
    </div>
  )
}
