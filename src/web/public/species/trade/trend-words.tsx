import { useTranslation } from 'react-i18next'
import type { TradeSummary } from '#contract/trade-contract.ts'
import type { TradeTrend } from '#domain/trade/trade-trend.ts'
import { type Direction, TrendArrow } from '#web/components/trend-arrow.tsx'

const DIRECTIONS = {
  increasing: 'up',
  stable: 'level',
  decreasing: 'down',
  no_trade: 'unknown',
  insufficient_data: 'unknown',
} as const satisfies Record<TradeTrend, Direction>

/** The trend over all years; where the complete years say otherwise, theirs too. */
export function TrendWords({ trade }: { trade: TradeSummary }) {
  const { t } = useTranslation('trade')
  const { recent_trend, complete_years_trend, last_complete_year, overall_max_year } = trade
  const differ = complete_years_trend !== recent_trend && last_complete_year !== null
  return (
    <>
      <TrendLine
        trend={recent_trend}
        basis={differ ? t('trend.overAll', { year: overall_max_year }) : undefined}
      />
      {differ && (
        <TrendLine
          trend={complete_years_trend}
          basis={t('trend.onCompleteYears', { year: last_complete_year })}
        />
      )}
    </>
  )
}

function TrendLine({ trend, basis }: { trend: TradeTrend; basis: string | undefined }) {
  const { t } = useTranslation('trade')
  return (
    <span className="flex items-baseline gap-2 text-sm not-first:mt-1.5">
      <TrendArrow direction={DIRECTIONS[trend]} />
      <span>
        <span className="font-semibold">{t(`trend.${trend}`)}</span>
        {basis && <span className="text-ink-2"> {basis}</span>}
      </span>
    </span>
  )
}
