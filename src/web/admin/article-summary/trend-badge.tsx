import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { TradeTrend } from '#domain/trade/trend-values.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Source: specification, document 3, section 9: increasing destructive, decreasing secondary, stable default. */
const TONES: Readonly<Record<TradeTrend, ComponentProps<typeof Badge>['tone']>> = {
  increasing: 'danger',
  decreasing: 'neutral',
  stable: 'accent',
  no_trade: 'outline',
  insufficient_data: 'outline',
}

/** The stored trend of a species' trade. */
export function TrendBadge({ trend }: { trend: TradeTrend }) {
  const { t } = useTranslation('trade')
  return <Badge tone={TONES[trend]}>{t(`trend.${trend}`)}</Badge>
}

/** The trend of a summary, or that there is none. */
export function StoredTrend({ trend }: { trend: TradeTrend | null }) {
  const { t } = useTranslation('admin')
  if (trend === null) return <span className="text-ink-3">{t('trendAudit.notStored')}</span>
  return <TrendBadge trend={trend} />
}
