import { Skeleton } from '#web/ui/skeleton.tsx'
import { CardGrid } from './species-cards.tsx'

/** As many empty cards as a page holds, or as many empty lines. */
export function GallerySkeleton({ size }: { size: number }) {
  return (
    <>
      <div className="mb-4 flex h-9 items-center">
        <Skeleton className="h-4 w-36" />
      </div>
      <CardGrid>
        {Array.from({ length: size }, (_, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: empty cards differ in nothing but their place
            key={index}
            data-skeleton
            className="overflow-hidden rounded-md border border-line bg-surface listed:rounded-none listed:border-x-0 listed:border-t-0 listed:bg-transparent"
          >
            <span className="relative block aspect-4/3 bg-sunken listed:hidden" />
            <div className="h-34.75 border-t border-line px-4 pt-4.5 listed:h-14.5 listed:border-0 listed:px-9 listed:pt-3 listed:lg:h-11">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="mt-3 h-3.5 w-1/2 listed:mt-1.5 listed:lg:hidden" />
              <Skeleton className="mt-2.5 h-3 w-1/3 listed:hidden" />
            </div>
          </li>
        ))}
      </CardGrid>
    </>
  )
}
