import { Skeleton } from '#web/ui/skeleton.tsx'

/** In the place of a comparison that is being counted. */
export function ReleaseChangesSkeleton() {
  return (
    <div className="grid gap-7">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-80 w-full" />
      <Skeleton className="h-160 w-full" />
    </div>
  )
}
