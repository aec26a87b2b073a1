import { useTranslation } from 'react-i18next'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'

/* The tabs before they are loaded, about as large as they will be. */

export function TradeTabSkeleton() {
  return (
    <div>
      <LoadingNote />
      <Skeleton className="h-86 w-full sm:h-60 lg:h-35" />
      <div className="mt-4">
        <TradeChartsSkeleton />
      </div>
    </div>
  )
}

export function TradeChartsSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-44 w-full md:h-32" />
      <Skeleton className="h-112 w-full" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-105 w-full" />
        <Skeleton className="h-105 w-full" />
      </div>
    </div>
  )
}

/** Source of its text: specification, document 2, section 2.5. */
export function IllegalTradeTabSkeleton() {
  const { t } = useTranslation('trade')
  return (
    <div className="grid gap-5">
      <p role="status" className="text-sm text-ink-3">
        {t('illegal.loading')}
      </p>
      <Skeleton className="h-36 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}

export function CatchTabSkeleton() {
  return (
    <div className="grid gap-5">
      <LoadingNote />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-125 w-full" />
    </div>
  )
}

export function ConservationTabSkeleton() {
  return (
    <div className="grid gap-10 md:gap-14">
      <div className="grid gap-4.5">
        <Skeleton className="h-8 w-52" />
        <Skeleton className="h-62 w-full md:h-45" />
      </div>
      <div className="grid gap-4.5">
        <Skeleton className="h-8 w-72" />
        <TimelineSkeleton />
      </div>
      <Skeleton className="h-80 w-full" />
    </div>
  )
}

export function TimelineSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-9 w-80 max-w-full" />
      <Skeleton className="h-52 w-full" />
    </div>
  )
}
