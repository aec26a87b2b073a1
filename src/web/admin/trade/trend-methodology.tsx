import { useTranslation } from 'react-i18next'
import { TREND_RULE } from '#domain/trade/trade-trend.ts'
import { useFormat } from '#web/i18n/use-format.ts'

/** How the trend comes about, with the figures of the rule itself. */
export function TrendMethodology() {
  const { t } = useTranslation('admin')
  const { number } = useFormat()
  const { window: years, fewestYears, growth, decline } = TREND_RULE
  return (
    <section
      aria-labelledby="trend-methodology"
      className="rounded-md border border-line bg-surface px-5 py-4 text-sm"
    >
      <h2 id="trend-methodology" className="text-h3 font-[650]">
        {t('trendAudit.methodology.title')}
      </h2>
      <div className="mt-1.5 grid gap-x-8 gap-y-1.5 text-ink-2 lg:grid-cols-2">
        <p>{t('trendAudit.methodology.windows', { years })}</p>
        <p>
          {t('trendAudit.methodology.thresholds', {
            growth: number(growth),
            decline: number(decline),
            fewestYears,
          })}
        </p>
        <p>{t('trendAudit.methodology.zero')}</p>
        <p>{t('trendAudit.methodology.complete')}</p>
      </div>
    </section>
  )
}
