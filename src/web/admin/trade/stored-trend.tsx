import { useTranslation } from 'react-i18next'
import type { TradeTrend } from '#domain/trade/trend-values.ts'
import { TrendBadge } from '../article-summary/trend-badge.tsx'

/** The trend of a summary, or that there is none. */
export function StoredTrend({ trend }: { trend: TradeTrend | null }) {
  const { t } = useTranslation('admin')
  if (trend === null) return <span className="text-ink-3">{t('trendAudit.notStored')}</span>
  return <TrendBadge trend={trend} />
}
