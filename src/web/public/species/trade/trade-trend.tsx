import { useTranslation } from 'react-i18next'
import type { TradeSummary } from '#contract/trade-contract.ts'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { TrendWords } from './trend-words.tsx'

/** The trend of a trade, and the rule by which it was found. */
export function TradeTrend({ trade }: { trade: TradeSummary }) {
  const { t } = useTranslation('trade')
  return (
    <div className="min-w-0 border-line @2xl:border-l @2xl:px-5 @max-md:col-span-full">
      <dt className="text-xs text-ink-2">
        {t('trend.label')}
        <span className="ml-2">
          <InfoSign>{t('trend.rule')}</InfoSign>
        </span>
      </dt>
      <dd className="mt-1.5">
        <TrendWords trade={trade} />
      </dd>
    </div>
  )
}
