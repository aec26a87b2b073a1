import { useTranslation } from 'react-i18next'
import type { DashboardMetrics } from '#contract/dashboard-contract.ts'
import { APPENDICES } from '#domain/listings/appendix.ts'
import { Caveats } from '#web/charts/frame/caveats.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { MetricCard } from './metric-card.tsx'
import { useDashboardLabels } from './use-dashboard-labels.ts'

interface MetricsProps {
  metrics: DashboardMetrics
}

const CATEGORY_FILLS: Readonly<Record<string, string>> = {
  High: 'bg-series-10',
  Moderate: 'bg-series-6',
  Limited: 'bg-series-2',
  'Needs Improvement': 'bg-series-4',
  'To Be Determined': 'bg-series-1',
}

const APPENDIX_FILLS: Readonly<Record<string, string>> = {
  I: 'bg-cites-1',
  II: 'bg-cites-2',
  III: 'bg-cites-3',
}

const UNKNOWN_FILL = 'bg-line-strong'

export function CategoryCard({ metrics }: MetricsProps) {
  const labels = useDashboardLabels()
  const parts = metrics.countsByCategory.map(({ category, count }) => ({
    name: labels.category(category),
    count,
    fill: CATEGORY_FILLS[category] ?? UNKNOWN_FILL,
  }))
  return <MixCard of="categories" metrics={metrics} parts={parts} />
}

export function AppendixCard({ metrics }: MetricsProps) {
  const { t } = useTranslation('conservation')
  const parts = metrics.appendixMix.map(({ appendix, count }) => {
    const listed = APPENDICES.find((one) => one === appendix)
    return {
      name: listed ? t('dashboard.appendix', { appendix: listed }) : t('dashboard.notListed'),
      count,
      fill: APPENDIX_FILLS[appendix] ?? UNKNOWN_FILL,
    }
  })
  return <MixCard of="appendices" metrics={metrics} parts={parts} />
}

interface MixCardProps extends MetricsProps {
  of: 'categories' | 'appendices'
  /** With their colours as classes. */
  parts: readonly { name: string; count: number; fill: string }[]
}

/** How a whole is made up: a bar, and beneath it every part by name with its count, the empty ones too. */
function MixCard({ of, metrics, parts }: MixCardProps) {
  const { t } = useTranslation('conservation')
  const { number } = useFormat()
  const labels = useDashboardLabels()
  const entries = labels.entries(metrics.entries, metrics.decliningPopulations.entries)
  const whole = parts.reduce((sum, { count }) => sum + count, 0)
  return (
    <MetricCard
      title={t(`dashboard.${of}.title`)}
      subtitle={t(`dashboard.${of}.subtitle`, { entries })}
      signs={<Caveats notes={[{ sign: 'know', text: t(`dashboard.${of}.rule`) }]} />}
    >
      <div aria-hidden="true" className="mt-3.5 flex h-3.5 gap-0.5 bg-surface">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ name, count, fill }) => (
            // The content security policy refuses a style attribute in the server's HTML.
            <svg
              key={name}
              aria-hidden="true"
              width={`${(100 * count) / whole}%`}
              className={`h-full min-w-1 ${fill}`}
            />
          ))}
      </div>
      <dl className="mt-3 text-sm">
        {parts.map(({ name, count, fill }) => (
          <div key={name} className="flex items-center gap-2.5 py-0.5">
            <span aria-hidden="true" className={`size-2.5 ${fill}`} />
            <dt className="flex-1">{name}</dt>
            <dd className={count === 0 ? 'text-ink-3' : ''}>{number(count)}</dd>
          </div>
        ))}
      </dl>
    </MetricCard>
  )
}
