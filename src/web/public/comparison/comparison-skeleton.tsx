import { Skeleton } from '#web/ui/skeleton.tsx'

/** The choice before the species are known, as large as it will be. */
export function ComparisonSkeleton() {
  return (
    <>
      <Skeleton className="h-72 w-full lg:h-51" />
      <Skeleton className="mt-5 h-80 w-full md:h-30" />
    </>
  )
}

/** Chart and table before the trade is loaded. */
export function ResultsSkeleton() {
  return (
    <div>
      <Skeleton className="h-11 w-full max-w-120" />
      <Skeleton className="mt-5 h-112 w-full lg:h-140" />
      <Skeleton className="mt-5 h-60 w-full" />
    </div>
  )
}
