import { Skeleton } from '#web/ui/skeleton.tsx'
import { BrowseFiguresSkeleton } from './browse-figures.tsx'
import { BrowseHeading } from './browse-heading.tsx'
import { BrowseFiltersSkeleton, BrowseResultsSkeleton } from './browse-skeletons.tsx'

/** The browse page before its scripts have loaded. */
export function BrowseOpening() {
  return (
    <>
      <BrowseHeading>
        <BrowseFiguresSkeleton />
      </BrowseHeading>
      <div className="page-width w-full pt-7">
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <div>
            <Skeleton className="h-17.25" />
            <div className="mt-3 lg:mt-5">
              <BrowseFiltersSkeleton />
            </div>
          </div>
          <div>
            <BrowseResultsSkeleton />
          </div>
        </div>
      </div>
    </>
  )
}
