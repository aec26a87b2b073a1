import { useSearch } from '@tanstack/react-router'
import { useSearchChanges } from '#web/use-search-changes.ts'
import { type GallerySearch, gallerySearch, WHOLE_GALLERY } from './gallery-search.ts'

/** The gallery's search and the ways to change it. */
export function useGalleryAddress() {
  // Read again, because the router keeps unknown values of the address.
  const search = useSearch({ from: '/gallery', select: gallerySearch, structuralSharing: true })
  const change = useSearchChanges<GallerySearch>({ page: WHOLE_GALLERY.page })
  const clear = () => change({ ...WHOLE_GALLERY, size: search.size })
  return { search, change, clear }
}
