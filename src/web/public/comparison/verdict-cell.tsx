import { useTranslation } from 'react-i18next'
import type { TradeTrends } from '#domain/trade/trade-trends.ts'
import { useFormat } from '#web/i18n/use-format.ts'

interface VerdictCellProps {
  /** Null without trade records, undefined where they could not be loaded. */
  trends: TradeTrends | null | undefined
}

/** The verdict on a species' trade in a word, with the numbers that it rests on. */
export function VerdictCell({ trends }: VerdictCellProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  if (!trends) return <span className="text-ink-3">{trends === null ? '–' : t('compare.failed')}</span>
  const { verdict, cells, rise, fall } = trends
  return (
    <span className="block min-w-44">
      <span className="font-semibold">{t(`verdict.${verdict}`)}</span>
      <span className="block text-2xs text-ink-3">
        {t('verdict.cells', {
          cells: format.number(cells),
          rise: t('verdict.rise', { count: rise }),
          fall: t('verdict.fall', { count: fall }),
        })}
      </span>
    </span>
  )
}
