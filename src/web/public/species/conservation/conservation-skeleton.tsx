import { Skeleton } from '#web/ui/skeleton.tsx'

/** The conservation tab before it has come, as large as it will be. */
export function ConservationSkeleton() {
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
