import { useTranslation } from 'react-i18next'
import type { DashboardMetrics } from '#contract/dashboard-contract.ts'
import { APPENDICES } from '#domain/listings/appendix.ts'
import { Caveats } from '#web/charts/frame/caveats.tsx'
import { MetricCard } from './metric-card.tsx'
import { MixBar, type MixPart } from './mix-bar.tsx'
import { useEffectivenessLabels } from './use-effectiveness-labels.ts'
import { useEntriesLabels } from './use-entries-labels.ts'

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

/** How the entries fare, by category. */
export function CategoryCard({ metrics }: MetricsProps) {
  const { t } = useTranslation('conservation')
  const { category: words } = useEffectivenessLabels()
  const entriesWords = useEntriesLabels()
  const parts = metrics.countsByCategory.map(
    ({ category, count }): MixPart => ({
      name: words(category),
      count,
      fill: CATEGORY_FILLS[category] ?? UNKNOWN_FILL,
    }),
  )
  return (
    <MetricCard
      title={t('dashboard.categories.title')}
      subtitle={t('dashboard.categories.subtitle', {
        entries: entriesWords(metrics.entries, metrics.decliningPopulations.entries),
      })}
      signs={<Caveats notes={[{ sign: 'know', text: t('dashboard.categories.rule') }]} />}
    >
      <MixBar parts={parts} />
    </MetricCard>
  )
}

/** How strictly the entries are listed. */
export function AppendixCard({ metrics }: MetricsProps) {
  const { t } = useTranslation('conservation')
  const entriesWords = useEntriesLabels()
  const parts = metrics.appendixMix.map(({ appendix, count }): MixPart => {
    const listed = APPENDICES.find((one) => one === appendix)
    return {
      name: listed ? t('dashboard.appendix', { appendix: listed }) : t('dashboard.notListed'),
      count,
      fill: APPENDIX_FILLS[appendix] ?? UNKNOWN_FILL,
    }
  })
  return (
    <MetricCard
      title={t('dashboard.appendices.title')}
      subtitle={t('dashboard.appendices.subtitle', {
        entries: entriesWords(metrics.entries, metrics.decliningPopulations.entries),
      })}
      signs={<Caveats notes={[{ sign: 'know', text: t('dashboard.appendices.rule') }]} />}
    >
      <MixBar parts={parts} />
    </MetricCard>
  )
}
