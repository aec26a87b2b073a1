import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'

/** The trade tab before it has come, as large as it will be. */
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
