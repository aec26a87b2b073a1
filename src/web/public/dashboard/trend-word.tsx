import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { EffectivenessRow } from '#contract/dashboard-contract.ts'
import { speciesOfEntry } from '#domain/listings/listing-entry.ts'
import type { PopulationTrend } from '#domain/species/population-trend.ts'
import type { DashboardTrend } from '#domain/summaries/dashboard-trend.ts'
import { type Direction, TrendArrow } from '#web/components/trend-arrow.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { TREND_TESTS } from '../species/species-search.ts'
import { useDashboardLabels } from './use-dashboard-labels.ts'

const DIRECTIONS = {
  Increasing: 'up',
  Stable: 'level',
  Declining: 'down',
  Decreasing: 'down',
  Depends: 'both',
  Unknown: 'unknown',
} as const satisfies Record<DashboardTrend | PopulationTrend, Direction>

/** A trend of trade or of a population. No direction is good or bad, so it has no colour. */
export function TrendWord({ trend }: { trend: DashboardTrend | PopulationTrend }) {
  const labels = useDashboardLabels()
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap ${trend === 'Unknown' ? 'text-ink-3' : ''}`}
    >
      <TrendArrow direction={DIRECTIONS[trend]} />
      {labels.trend(trend)}
    </span>
  )
}

/** The verdict on trade with its numbers, linked to the tests. Source: trade-methods, section 6. */
export function TradeTrendCell({
  row: { species_id, trade_trend, trade_finding },
}: {
  row: EffectivenessRow
}) {
  const { t } = useTranslation('conservation')
  const { number } = useFormat()
  if (trade_finding === null) return <TrendWord trend={trade_trend} />
  const { cells, rise, fall } = trade_finding
  return (
    <Link
      to="/species/$id"
      params={{ id: speciesOfEntry(species_id) }}
      search={{ tab: 'trade' }}
      hash={TREND_TESTS}
      className="block text-ink no-underline hover:underline"
    >
      <TrendWord trend={trade_trend} />
      {cells > 0 && (
        <span className="block text-2xs whitespace-nowrap text-ink-2">
          {t('dashboard.tradeTrend.tests', {
            rise: number(rise),
            fall: number(fall),
            cells: number(cells),
          })}
        </span>
      )}
    </Link>
  )
}
