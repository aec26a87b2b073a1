import { useTranslation } from 'react-i18next'
import type { EffectivenessRow } from '#contract/dashboard-contract.ts'
import type { DashboardTrend } from '#domain/summaries/dashboard-trend.ts'
import { type Direction, TrendArrow } from '#web/components/trend-arrow.tsx'
import { useEffectivenessWords } from './use-effectiveness-words.ts'

const DIRECTIONS = {
  Increasing: 'up',
  Stable: 'level',
  Declining: 'down',
  Unknown: 'unknown',
} as const satisfies Record<DashboardTrend, Direction>

/** A trend of trade or of a population. Neither is good or bad by its direction, so it has no colour. */
export function TrendWord({ trend }: { trend: DashboardTrend }) {
  const words = useEffectivenessWords()
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap ${trend === 'Unknown' ? 'text-ink-3' : ''}`}
    >
      <TrendArrow direction={DIRECTIONS[trend]} />
      {words.trend(trend)}
    </span>
  )
}

/** The trend over all years; where the complete years say otherwise, theirs too. Source: supplement, section 4. */
export function TradeTrendCell({ row }: { row: EffectivenessRow }) {
  const { t } = useTranslation('trade')
  const { trade_trend, complete_years_trend, last_complete_year } = row
  const differ = complete_years_trend !== trade_trend && last_complete_year !== null
  return (
    <>
      <TrendWord trend={trade_trend} />
      {differ && (
        <span className="mt-1 block">
          <TrendWord trend={complete_years_trend} />
          <span className="block text-2xs text-ink-2">
            {t('trend.onCompleteYears', { year: last_complete_year })}
          </span>
        </span>
      )}
    </>
  )
}
