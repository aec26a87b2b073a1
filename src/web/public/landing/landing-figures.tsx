import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { LandingMetrics } from '#contract/summaries-contract.ts'
import { roundedThousands } from '#domain/summaries/counts.ts'
import { api } from '#web/api.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { NamedHere } from '#web/components/named-here.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FeaturedSpecies } from './featured-species.tsx'
import { RedListStrip } from './red-list-strip.tsx'

/** Shown in place of the strip where there are many species: few visitors need its script. */
const RedListCounts = lazyPart(() =>
  import('./red-list-counts.tsx').then(({ RedListCounts: counts }) => counts),
)

export function LandingFigures() {
  const { data } = useSuspenseQuery(api.summaries.landing.queryOptions())
  return (
    <>
      <KeyMetrics metrics={data.metrics} />
      {data.red_list === undefined ? (
        <RedListStrip species={data.species} />
      ) : (
        <RedListCounts counts={data.red_list} total={data.metrics.totalSpecies} />
      )}
      <NamedHere species={data.featured.map(({ id }) => id)}>
        <FeaturedSpecies species={data.featured} total={data.metrics.totalSpecies} />
      </NamedHere>
    </>
  )
}

/** As high as the figures. */
export function LandingSkeleton() {
  const { t } = useTranslation('landing')
  return (
    <>
      <div className="waiting">
        <p className="mb-3 text-xs font-semibold">{t('metrics.heading')}</p>
        <div className="grid grid-cols-2 gap-px border-b border-line lg:grid-cols-4">
          {['species', 'iucn', 'cites', 'trade'].map((name) => (
            <div key={name} className="h-29.5 pt-1">
              <Skeleton className="h-4 w-28" />
              <Skeleton className="mt-3 h-11 w-32" />
              <Skeleton className="mt-3 h-4 w-36" />
            </div>
          ))}
        </div>
      </div>
      <Skeleton className="h-90 xl:h-52" />
      <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 md:gap-6">
        {['first', 'second', 'third'].map((name) => (
          <Skeleton key={name} className="aspect-4/5" />
        ))}
      </div>
    </>
  )
}

function KeyMetrics({ metrics }: { metrics: LandingMetrics }) {
  const { t } = useTranslation('landing')
  const format = useFormat()
  const headingId = useId()
  const { totalSpecies, families, iucnCoverage, citesCoverage, tradeRecordCount } = metrics
  const thousands = roundedThousands(tradeRecordCount)
  const years = format.years(metrics.firstTradeYear, metrics.lastTradeYear)

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3 text-xs font-semibold">
        {t('metrics.heading')}
      </h2>
      <dl className="grid grid-cols-2 border-b border-line lg:grid-cols-4">
        <Metric name={t('metrics.totalSpecies')} figure={format.number(totalSpecies)}>
          {t('metrics.families', { count: families })}
        </Metric>
        <Metric name={t('metrics.iucnCoverage')} figure={format.percent(iucnCoverage.percentage)}>
          {t('metrics.assessed', { part: iucnCoverage.withAssessment, total: iucnCoverage.total })}
        </Metric>
        <Metric name={t('metrics.citesCoverage')} figure={format.percent(citesCoverage.percentage)}>
          {t('metrics.ofSpecies', { part: citesCoverage.withListing, total: citesCoverage.total })}
        </Metric>
        <Metric
          name={t('metrics.tradeRecords')}
          figure={thousands === undefined ? format.number(tradeRecordCount) : format.thousands(thousands)}
        >
          {years
            ? t('metrics.records', { records: format.number(tradeRecordCount), years })
            : t('metrics.noRecords')}
        </Metric>
      </dl>
    </section>
  )
}

function Metric({ name, figure, children }: { name: string; figure: ReactNode; children: ReactNode }) {
  return (
    <div className="row-span-2 grid grid-rows-subgrid border-line pt-3 pb-4 pl-4 odd:pl-0 even:border-l max-lg:nth-[n+3]:border-t lg:px-6 lg:pt-1 lg:pb-6.5 lg:not-first:border-l lg:odd:not-first:pl-6 lg:first:pl-0">
      <dt className="self-end text-xs font-semibold text-ink-2">{name}</dt>
      <dd className="text-balance">
        <span className="my-1 block font-serif text-[2.5rem] leading-[1.1] tracking-[-0.03em] lg:text-[3.25rem]">
          {figure}
        </span>
        <span className="text-xs text-ink-3">{children}</span>
      </dd>
    </div>
  )
}
