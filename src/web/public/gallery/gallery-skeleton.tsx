import { Skeleton } from '#web/ui/skeleton.tsx'
import { CardGrid } from './species-cards.tsx'

/** As many empty cards as a page holds. */
export function GallerySkeleton({ size, beside }: { size: number; beside?: boolean }) {
  return (
    <>
      <div className="mb-4 flex h-9 items-center">
        <Skeleton className="h-4 w-36" />
      </div>
      <CardGrid beside={beside}>
        {Array.from({ length: size }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty cards differ in nothing but their place
          <li key={index} data-skeleton className="overflow-hidden rounded-md border border-line bg-surface">
            <span className="relative block aspect-4/3 bg-sunken" />
            <div className="h-34.75 border-t border-line px-4 pt-4.5">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="mt-3 h-3.5 w-1/2" />
              <Skeleton className="mt-2.5 h-3 w-1/3" />
            </div>
          </li>
        ))}
      </CardGrid>
    </>
  )
}
