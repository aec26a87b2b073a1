import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'

/** The page of a country while it loads. */
export function CountrySkeleton() {
  return (
    <div className="page-width w-full pt-16">
      <LoadingNote />
      <Skeleton className="h-11 w-72 max-w-full" />
      <Skeleton className="mt-4 h-5 w-96 max-w-full" />
      <Skeleton className="mt-7 h-28 w-full" />
      <Skeleton className="mt-5 h-96 w-full" />
    </div>
  )
}
