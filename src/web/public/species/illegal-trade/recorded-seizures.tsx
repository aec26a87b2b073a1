import { useTranslation } from 'react-i18next'
import type { IllegalTradeSummary, SeizureRecord } from '#contract/seizures-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { productTypes } from '#domain/seizures/product-types.ts'
import { type RiskLevel, riskReason } from '#domain/seizures/risk-level.ts'
import { isUndated, RECENT_SEIZURES, seizureGaps } from '#domain/seizures/seizures-shown.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { HighValueMark, ProductTypes } from './product-types.tsx'
import { SeizureRecords } from './seizure-records.tsx'
import { useSeizureLabels } from './use-seizure-labels.ts'

interface RecordedSeizuresProps {
  species: SpeciesDetail
  summary: IllegalTradeSummary
  seizures: readonly SeizureRecord[]
}

/** The records of a real dataset. */
export function RecordedSeizures({ species, summary, seizures }: RecordedSeizuresProps) {
  const { t } = useTranslation('trade')
  const isEmpty = seizures.length === 0
  return (
    <>
      <WhatTheseAre seizures={seizures} />
      {(!isEmpty || summary.isCitesAppendixI) && <RiskCard summary={summary} />}
      {isEmpty ? (
        <EmptyState message={t('illegal.none')} />
      ) : (
        <>
          <ProductTypes kinds={productTypes(seizures)} />
          <RecentSeizures seizures={seizures} />
          <SeizureRecords species={species} seizures={seizures} />
        </>
      )}
    </>
  )
}

/** What a seizure record is, and how many have neither date nor place. */
function WhatTheseAre({ seizures }: { seizures: readonly SeizureRecord[] }) {
  const { t } = useTranslation('trade')
  const { number } = useFormat()
  const { undatedAndUnplaced } = seizureGaps(seizures)
  return (
    <p className="max-w-read text-ink-2">
      {t('illegal.what')}{' '}
      {undatedAndUnplaced > 0 &&
        t('illegal.gaps', {
          count: undatedAndUnplaced,
          of: number(undatedAndUnplaced),
          total: number(seizures.length),
        })}
    </p>
  )
}

/** The newest records, undated ones last, with a note that they may be older. */
function RecentSeizures({ seizures }: { seizures: readonly SeizureRecord[] }) {
  const { t } = useTranslation('trade')
  const labels = useSeizureLabels()
  const recent = seizures.slice(0, RECENT_SEIZURES)
  return (
    <section
      aria-label={t('illegal.recent')}
      className="rounded-md border border-line bg-surface px-4 pt-4 pb-2 md:px-5"
    >
      <h3 className="text-h3 font-[650]">{t('illegal.recent')}</h3>
      {recent.some(isUndated) && <p className="mt-0.5 text-xs text-ink-3">{t('illegal.recentUndated')}</p>}
      <ol className="mt-2">
        {recent.map((seizure) => (
          <li
            key={seizure.id}
            className="grid gap-x-4 border-b border-line py-2 text-sm last:border-b-0 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
          >
            <span className={isUndated(seizure) ? 'text-ink-3' : 'font-[550]'}>{labels.when(seizure)}</span>
            <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
              {seizure.product?.is_high_value && <HighValueMark />}
              {labels.product(seizure)}
            </span>
            <span className="text-ink-3">{labels.database(seizure)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Source: specification, document 2, section 2.5. */
const TONES = { high: 'danger', medium: 'accent', low: 'neutral' } as const satisfies Record<
  RiskLevel,
  string
>

/** The risk level, its reason and its counts. */
function RiskCard({ summary }: { summary: IllegalTradeSummary }) {
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
