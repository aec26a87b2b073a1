import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { TrendVerdict } from '#domain/trade/trend-verdict.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { NothingCell } from '../records/cells.tsx'
import type { ArticleRow } from './article-row.ts'

/** Source: specification, document 3, section 9: increasing destructive, decreasing secondary, stable default. */
const TONES: Readonly<Record<TrendVerdict, ComponentProps<typeof Badge>['tone']>> = {
  increasing: 'danger',
  decreasing: 'neutral',
  no_clear_trend: 'accent',
  depends_on_what_is_counted: 'warn',
  too_little_data: 'outline',
}

/** The verdict on trade, its window and the tests that it rests on. Source: trade-methods, section 6. */
export function VerdictCell({ trade_finding }: ArticleRow) {
  const { t } = useTranslation(['trade', 'conservation'])
  const { number, years } = useFormat()
  if (trade_finding === null) return <NothingCell />
  const { verdict, window_first, window_last, cells, rise, fall } = trade_finding
  return (
    <>
      <Badge tone={TONES[verdict]}>{t(`trade:verdict.${verdict}`)}</Badge>
      <span className="mt-0.5 block text-2xs whitespace-nowrap text-ink-3">
        {years(window_first, window_last)}
        {cells > 0 &&
          `, ${t('conservation:dashboard.tradeTrend.tests', {
            rise: number(rise),
            fall: number(fall),
            cells: number(cells),
          })}`}
      </span>
    </>
  )
}

/** The article of most rows and its measure. Source: trade-methods, section 2. */
export function MainArticleCell({ trade_finding }: ArticleRow) {
  const labels = useTradeLabels()
  if (trade_finding === null) return <NothingCell />
  const { main_term: term, main_measure: measure } = trade_finding
  return <span className="whitespace-nowrap">{labels.article({ term, measure })}</span>
}
