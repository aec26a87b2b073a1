import { Suspense } from 'react'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { TitledPage } from '../titled-page.tsx'
import { ConnectionChecks } from './connection-checks.tsx'

export function DatabaseCheckScreen() {
  return (
    <TitledPage page="databaseCheck">
      {/* The page shows nothing else, so the boundary of the page shows a failure. */}
      <Suspense fallback={<ChecksSkeleton />}>
        <ConnectionChecks />
      </Suspense>
    </TitledPage>
  )
}

function ChecksSkeleton() {
  return (
    <div className="mt-7 grid gap-5 md:mt-9">
      <LoadingNote />
      <Skeleton className="h-11 w-72" />
      <Skeleton className="h-58" />
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </div>
  )
}
