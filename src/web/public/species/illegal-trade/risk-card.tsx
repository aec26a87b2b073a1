import { useTranslation } from 'react-i18next'
import type { IllegalTradeSummary } from '#contract/seizures-contract.ts'
import { type RiskLevel, riskReason } from '#domain/seizures/risk-level.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { InfoSign } from '#web/ui/caveat-sign.tsx'

/** Source: specification, document 2, section 2.5. */
const TONES = { high: 'danger', medium: 'accent', low: 'neutral' } as const satisfies Record<
  RiskLevel,
  string
>

/** The risk level, its reason and its counts. */
export function RiskCard({ summary }: { summary: IllegalTradeSummary }) {
  const { t } = useTranslation('trade')
  const { number } = useFormat()
  const { riskLevel, totalSeizures, isCitesAppendixI, productTypesCount, highValueProductsCount } = summary
  const counts = [
    { name: t('illegal.records'), count: totalSeizures },
    { name: t('illegal.productTypes'), count: productTypesCount },
    ...(highValueProductsCount === null
      ? []
      : [{ name: t('illegal.highValueProducts'), count: highValueProductsCount }]),
  ]

  return (
    <section
      aria-label={t('illegal.risk.title')}
      className="@container rounded-md border border-line bg-surface px-4 py-4 md:px-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="flex items-center gap-1.5 text-h3 font-[650]">
          {t('illegal.risk.title')}
          <InfoSign>{t('illegal.risk.rule')}</InfoSign>
        </h3>
        {riskLevel && <Badge tone={TONES[riskLevel]}>{t(`illegal.risk.${riskLevel}`)}</Badge>}
      </div>
      <p className="mt-1 text-sm text-ink-2">
        {riskReason(totalSeizures, isCitesAppendixI) === 'appendix_i'
          ? t('illegal.risk.byAppendix')
          : t('illegal.risk.byRecords', { count: totalSeizures, figure: number(totalSeizures) })}
      </p>
      <dl className="mt-4 grid grid-cols-1 gap-x-6 gap-y-3 @md:grid-cols-3">
        {counts.map(({ name, count }) => (
          <div
            key={name}
            className="min-w-0 border-line @md:border-l @md:pl-5 @md:first:border-l-0 @md:first:pl-0"
          >
            <dt className="text-xs text-ink-2">{name}</dt>
            <dd className="mt-0.5 font-serif text-2xl leading-[1.15]">{number(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
