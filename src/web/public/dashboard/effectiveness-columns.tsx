import { Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EffectivenessRow } from '#contract/dashboard-contract.ts'
import type { DashboardSort } from '#domain/summaries/dashboard-choices.ts'
import { statusOfRow } from '#domain/summaries/row-status.ts'
import { Caveats } from '#web/charts/frame/caveats.tsx'
import { ExplainedCitesBadge, ExplainedSpeciesStatus } from '#web/glossary/explained-badges.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TradeTrendCell, TrendWord } from './trend-word.tsx'
import { useDashboardLabels } from './use-dashboard-labels.ts'

export interface EffectivenessColumn {
  key: string
  label: ReactNode
  figures?: boolean
  /** In which order, where the rows are sorted by this column. */
  sorted?: 'ascending' | 'descending' | false
  /** What has to be known of its figures. */
  signs?: ReactNode
  cell: (row: EffectivenessRow) => ReactNode
}

/** The columns beside the name of an entry. */
export function useEffectivenessColumns(
  rows: readonly EffectivenessRow[],
  sort: DashboardSort,
): EffectivenessColumn[] {
  const { t } = useTranslation(['conservation', 'trade', 'common'])
  const { number, years } = useFormat()
  const finding = rows.find(({ trade_finding }) => trade_finding !== null)?.trade_finding
  const part = rows.filter(({ trade_caveats }) => trade_caveats.includes('both_reporters')).length
  const bothReporters = {
    sign: 'know',
    text: t('dashboard.caveat', { part, count: rows.length, note: t('trade:caveat.both_reporters') }),
  } as const
  return [
    {
      key: 'cites',
      label: t('dashboard.columns.cites'),
      cell: (row) => <ExplainedCitesBadge appendix={row.cites_appendix} />,
    },
    {
      key: 'iucn',
      label: t('dashboard.columns.iucn'),
      sorted: sort === 'iucn_status' && 'descending',
      cell: (row) => <StatusCell row={row} />,
    },
    {
      key: 'population',
      label: t('dashboard.columns.population'),
      cell: (row) => <TrendWord trend={row.population_trend} />,
    },
    {
      key: 'trade',
      label: (
        <>
          {t('dashboard.columns.trade')}{' '}
          {finding && <span className="font-normal">{years(finding.window_first, finding.window_last)}</span>}
        </>
      ),
      sorted: sort === 'trade_trend' && 'ascending',
      signs: <Caveats notes={[{ sign: 'know', text: t('dashboard.tradeTrend.rule') }]} />,
      cell: (row) => <TradeTrendCell row={row} />,
    },
    {
      key: 'records',
      label: t('dashboard.columns.records'),
      figures: true,
      signs: <Caveats notes={part > 0 ? [bothReporters] : []} />,
      cell: (row) => number(row.trade_records_count),
    },
    {
      key: 'years',
      label: t('dashboard.columns.years'),
      figures: true,
      sorted: sort === 'years_under_cites' && 'descending',
      cell: ({ years_under_cites }) =>
        years_under_cites === null ? (
          <span className="inline-flex items-center gap-1.5 text-ink-3">
            <Minus className="size-4" />
            {t('common:missing.listing')}
          </span>
        ) : (
          number(years_under_cites)
        ),
    },
    {
      key: 'effectiveness',
      label: t('dashboard.columns.effectiveness'),
      cell: (row) => <EffectivenessBadge category={row.effectiveness_category} />,
    },
  ]
}

function StatusCell({ row }: { row: EffectivenessRow }) {
  const status = statusOfRow(row)
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <ExplainedSpeciesStatus status={status} codeOnly />
      {status.year !== null && <span className="text-ink-2">{status.year}</span>}
    </span>
  )
}

/** The last two are never derived; stored data may carry them. Source: supplement, section 2. */
const TONES = {
  High: 'ok',
  Moderate: 'accent',
  Limited: 'warn',
  'To Be Determined': 'outline',
  'Needs Improvement': 'warn',
  'Needs Attention': 'danger',
} as const

const isToned = (category: string): category is keyof typeof TONES => Object.hasOwn(TONES, category)

function EffectivenessBadge({ category }: { category: string }) {
  const labels = useDashboardLabels()
  if (category === 'Unknown') return <TrendWord trend="Unknown" />
  return <Badge tone={isToned(category) ? TONES[category] : 'neutral'}>{labels.category(category)}</Badge>
}
