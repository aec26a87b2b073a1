import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { flooredTenThousands } from '#domain/summaries/counts.ts'
import { api } from '#web/api.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const GRID = 'grid grid-cols-2'
const CELL = 'min-h-20 border-line pr-4 even:border-l even:pr-0 even:pl-5 lg:min-h-26.5'

/** How many species and trade records there are, counted. */
export function GalleryFigures() {
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
        name={t('gallery.totalTrades')}
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
export function GalleryFiguresSkeleton() {
  return (
    <div className={GRID}>
      {['species', 'trades'].map((name) => (
        <div key={name} className={`${CELL} lg:pt-1`}>
          <Skeleton className="h-4 w-24" />
          <Skeleton className="mt-1.5 h-8 lg:mt-2.5 w-28 lg:h-10" />
          <Skeleton className="mt-2.5 h-6 w-36 max-w-full" />
        </div>
      ))}
    </div>
  )
}

function Figure({ name, figure, children }: { name: string; figure: string; children: ReactNode }) {
  return (
    <div className={CELL}>
      <dt className="text-xs font-semibold text-ink-2">{name}</dt>
      <dd>
        <span className="block font-serif text-[1.75rem] leading-[1.1] tracking-[-0.03em] lg:my-1 lg:text-[3.25rem]">
          {figure}
        </span>
        <span className="block text-xs text-balance text-ink-3">{children}</span>
      </dd>
    </div>
  )
}
