import { OpeningPicture } from '#web/components/opening-picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CardGrid } from './species-cards.tsx'

/** Of the first row, which is in first sight, the cards that stand in it only in wider windows have it said. */
const FIRST_ROW = ['', 'max-sm:hidden', 'max-lg:hidden', 'max-xl:hidden']

interface GallerySkeletonProps {
  size: number
  beside?: boolean
  /** Its first row has the photographs that the server knows already. */
  pictured?: boolean
}

/** As many empty cards as the page will hold, under a line as high as the count's. */
export function GallerySkeleton({ size, beside, pictured = false }: GallerySkeletonProps) {
  return (
    <>
      <div className="mb-4 flex h-9 items-center">
        <Skeleton className="h-4 w-36" />
      </div>
      <CardGrid beside={beside}>
        {Array.from({ length: size }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty cards differ in nothing but their place
          <li key={place} data-skeleton className="overflow-hidden rounded-md border border-line bg-surface">
            <span className="relative block aspect-4/3 bg-sunken">
              {pictured && place < FIRST_ROW.length && (
                <OpeningPicture place={place} className={FIRST_ROW[place]} />
              )}
            </span>
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
