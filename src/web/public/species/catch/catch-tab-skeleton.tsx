import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'

/** The catch tab before it has come, about as large as it will be. */
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
