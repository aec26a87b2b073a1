import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TrendAudit } from '#contract/trend-audit-curation.ts'
import {
  completeYearsTrend,
  TREND_RULE,
  type TrendWindow,
  type TrendWindows,
  tradeTrend,
} from '#domain/trade/trade-trend.ts'
import { useQuantity } from '#web/charts/use-quantity.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { StoredTrend, TrendBadge } from '../article-summary/trend-badge.tsx'

interface TrendFiguresProps {
  audit: TrendAudit
  /** Undefined without a record. */
  windows: TrendWindows | undefined
}

const RATIO_DECIMALS = 3

/** The averages that are compared, and the computed trend beside the stored one. */
export function TrendFigures({ audit, windows }: TrendFiguresProps) {
  const { t } = useTranslation(['admin', 'trade'])
  const { number } = useFormat()
  const { annual, stored_trend, last_complete_year } = audit
  const computed = tradeTrend(annual)
  const onCompleteYears = last_complete_year === null ? null : completeYearsTrend(annual, last_complete_year)

  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3">
        <Figure name={t('admin:trendAudit.recentAverage', { years: TREND_RULE.window })}>
          <Average window={windows?.recent} />
        </Figure>
        <Figure name={t('admin:trendAudit.historicalAverage', { years: TREND_RULE.window })}>
          <Average window={windows?.historical} />
        </Figure>
        <Figure name={t('admin:trendAudit.ratio')}>
          <Amount>{windows?.ratio == null ? undefined : number(windows.ratio, RATIO_DECIMALS)}</Amount>
        </Figure>
        <Figure name={t('admin:trendAudit.computedTrend')}>
          <TrendBadge trend={computed} />
        </Figure>
        <Figure name={t('admin:trendAudit.storedTrend')}>
          <StoredTrend trend={stored_trend} />
        </Figure>
        {onCompleteYears !== null && (
          <Figure name={t('trade:trend.onCompleteYears', { year: last_complete_year })}>
            <TrendBadge trend={onCompleteYears} />
          </Figure>
        )}
      </dl>
      {stored_trend !== computed && (
        <div className="mt-4">
          <Notice tone="caution">{t('admin:trendAudit.differs')}</Notice>
        </div>
      )}
    </>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-semibold text-ink-2 first-letter:uppercase">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

function Average({ window }: { window: TrendWindow | undefined }) {
  const quantity = useQuantity()
  const { years } = useFormat()
  return (
    <>
      <Amount>{window && quantity(window.average)}</Amount>
      {window && <span className="block text-xs text-ink-3">{years(window.first, window.last)}</span>}
    </>
  )
}

/** A large figure, or that it is not defined. */
function Amount({ children }: { children: string | undefined }) {
  const { t } = useTranslation('admin')
  return children === undefined ? (
    <span className="text-sm text-ink-3">{t('trendAudit.notDefined')}</span>
  ) : (
    <span className="font-serif text-xl tabular-nums md:text-2xl">{children}</span>
  )
}
