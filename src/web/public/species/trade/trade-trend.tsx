import { useTranslation } from 'react-i18next'
import type { TradeSummary } from '#contract/trade-contract.ts'
import type { TradeTrend as Trend } from '#domain/trade/trade-trend.ts'
import { type Direction, TrendArrow } from '#web/components/trend-arrow.tsx'
import { InfoSign } from '#web/ui/caveat-sign.tsx'

const DIRECTIONS = {
  increasing: 'up',
  stable: 'level',
  decreasing: 'down',
  no_trade: 'unknown',
  insufficient_data: 'unknown',
} as const satisfies Record<Trend, Direction>

/** The trend over all years; where the complete years say otherwise, theirs too. */
export function TradeTrend({ trade }: { trade: TradeSummary }) {
  const { t } = useTranslation('trade')
  const { recent_trend, complete_years_trend, last_complete_year, overall_max_year } = trade
  const differ = complete_years_trend !== recent_trend && last_complete_year !== null

  return (
    <div className="min-w-0 border-line @2xl:border-l @2xl:px-5 @max-md:col-span-full">
      <dt className="text-xs text-ink-2">
        {t('trend.label')}
        <span className="ml-2">
          <InfoSign>{t('trend.rule')}</InfoSign>
        </span>
      </dt>
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
    </div>
  )
}

function TrendLine({ trend, basis }: { trend: Trend; basis: string | undefined }) {
  const { t } = useTranslation('trade')
  return (
    <dd className="mt-1.5 flex items-baseline gap-2 text-sm">
      <TrendArrow direction={DIRECTIONS[trend]} />
      <span>
        <span className="font-semibold">{t(`trend.${trend}`)}</span>
        {basis && <span className="text-ink-2"> {basis}</span>}
      </span>
    </dd>
  )
}
