import { Boundary } from '#web/components/section.tsx'
import { GalleryFilters } from './gallery-filters.tsx'
import { GalleryResults } from './gallery-results.tsx'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import { useGalleryAddress } from './use-gallery-address.ts'

/** The tab Browse Species: search and filters above the list. */
export function BrowseSpecies() {
  const { search } = useGalleryAddress()
  return (
    <>
      <GalleryFilters />
      <div className="mt-3 sm:mt-5" data-view={search.view || 'fitting'}>
        <Boundary skeleton={<GallerySkeleton size={search.size} />} resetKey={JSON.stringify(search)}>
          <GalleryResults />
        </Boundary>
      </div>
    </>
  )
}
