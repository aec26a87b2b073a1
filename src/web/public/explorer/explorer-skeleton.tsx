import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'

/** Choices and a chart, before the first answer. */
export function ExplorerSkeleton() {
  return (
    <div className="grid gap-4">
      <LoadingNote />
      <Skeleton className="h-52" />
      <Skeleton className="h-110" />
    </div>
  )
}
