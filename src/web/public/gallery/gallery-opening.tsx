import { OpeningPicture } from '#web/components/opening-picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { GalleryHeading } from './gallery-heading.tsx'
import { WHOLE_GALLERY } from './gallery-search.ts'
import { GallerySkeleton } from './gallery-skeleton.tsx'

/** The cards of the first row, which is in first sight, by how wide a window must be for them to stand in it. */
const FIRST_ROW = ['', 'max-sm:hidden', 'max-lg:hidden', 'max-xl:hidden']

/** The gallery before its scripts have loaded. */
export function GalleryOpening() {
  return (
    <div className="page-width w-full">
      <GalleryHeading />
      {/* A field with its label is a hair higher: cards may move down a little when it comes, not up. */}
      <div className="waiting mt-6 grid grid-cols-2 gap-3 md:grid-cols-4 xl:h-[4.3rem] xl:grid-cols-1">
        <Skeleton className="col-span-full h-[4.3rem]" />
        {['status', 'appendix', 'family', 'trade'].map((name) => (
          <Skeleton key={name} className="h-[4.3rem] xl:hidden" />
        ))}
      </div>
      <div className="waiting mt-5">
        <GallerySkeleton
          size={WHOLE_GALLERY.size}
          picture={(place) =>
            place < FIRST_ROW.length && <OpeningPicture place={place} className={FIRST_ROW[place]} />
          }
        />
      </div>
    </div>
  )
}
