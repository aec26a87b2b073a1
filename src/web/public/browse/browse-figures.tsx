import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { flooredTenThousands } from '#domain/summaries/counts.ts'
import { api } from '#web/api.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const GRID = 'grid grid-cols-2'

/** How many species and trade records there are, counted. */
export function BrowseFigures() {
  const { t } = useTranslation(['species', 'landing'])
  const format = useFormat()
  const { metrics } = useSuspenseQuery(api.summaries.landing.queryOptions()).data
  const { totalSpecies, families, tradeRecordCount, firstTradeYear, lastTradeYear } = metrics
  const atLeast = flooredTenThousands(tradeRecordCount)
  const years = format.years(firstTradeYear, lastTradeYear)

  return (
    <dl className={GRID}>
      <Figure name={t('landing:metrics.totalSpecies')} figure={format.number(totalSpecies)}>
        {t('landing:metrics.families', { count: families })}
      </Figure>
      <Figure
        name={t('browse.totalTrades')}
        figure={atLeast === undefined ? format.number(tradeRecordCount) : `${format.thousands(atLeast)}+`}
      >
        {years
          ? t('landing:metrics.records', { records: format.number(tradeRecordCount), years })
          : t('landing:metrics.noRecords')}
      </Figure>
    </dl>
  )
}

/** The figures before they are known, as large as they will be. */
export function BrowseFiguresSkeleton() {
  return (
    <div className={GRID}>
      {['species', 'trades'].map((name) => (
        <div key={name} className="h-26.5 border-line pt-1 even:border-l even:pl-5">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="mt-2.5 h-10 w-28" />
          <Skeleton className="mt-2.5 h-4 w-36 max-w-full" />
        </div>
      ))}
    </div>
  )
}

function Figure({ name, figure, children }: { name: string; figure: string; children: ReactNode }) {
  return (
    <div className="min-h-26.5 border-line pr-4 even:border-l even:pr-0 even:pl-5">
      <dt className="text-xs font-semibold text-ink-2">{name}</dt>
      <dd>
        <span className="my-1 block font-serif text-[2.5rem] leading-[1.1] tracking-[-0.03em] lg:text-[3.25rem]">
          {figure}
        </span>
        <span className="block text-xs text-balance text-ink-3">{children}</span>
      </dd>
    </div>
  )
}
