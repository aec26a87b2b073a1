import { LIST_PAGE_SIZE } from '#domain/species/gallery-sizes.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { GallerySkeleton } from '../gallery/gallery-skeleton.tsx'

/** The list before it is known: as many empty cards as it will hold. */
export function BrowseResultsSkeleton() {
  return <GallerySkeleton size={LIST_PAGE_SIZE} beside />
}

/** The filter panel before it is known; on small screens the button that opens it. */
export function BrowseFiltersSkeleton() {
  return (
    <>
      <Skeleton className="h-11 lg:hidden" />
      <Skeleton className="h-117 max-lg:hidden" />
    </>
  )
}
