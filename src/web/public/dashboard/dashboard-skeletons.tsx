import { Skeleton } from '#web/ui/skeleton.tsx'

/** The three cards before their figures have come, as large as they will be. */
export function MetricCardsSkeleton() {
  return (
    <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
      <Skeleton className="h-72 md:max-lg:col-span-2" />
    </div>
  )
}

/** The table before its rows have come. */
export function TableSkeleton() {
  return <Skeleton className="h-183" />
}
