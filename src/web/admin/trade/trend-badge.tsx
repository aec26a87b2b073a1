import { useTranslation } from 'react-i18next'
import type { TradeTrend } from '#domain/trade/trade-trend.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Source: specification, document 3, section 9, "Trade summary and trend". */
const TONES = {
  increasing: 'danger',
  stable: 'accent',
  decreasing: 'neutral',
  no_trade: 'outline',
  insufficient_data: 'outline',
} as const satisfies Record<TradeTrend, string>

/** A trade trend as curators see it; one that nobody stored says so. */
export function TrendBadge({ trend }: { trend: TradeTrend | null }) {
  const { t } = useTranslation(['trade', 'admin'])
  if (trend === null) return <span className="text-ink-3">{t('admin:trendAudit.notStored')}</span>
  return <Badge tone={TONES[trend]}>{t(`trade:trend.${trend}`)}</Badge>
}
