import { useSearch } from '@tanstack/react-router'
import { useSearchChanges } from '#web/use-search-changes.ts'
import { type GallerySearch, gallerySearch, WHOLE_GALLERY } from './gallery-search.ts'

type Changes = Partial<GallerySearch> | ((before: GallerySearch) => Partial<GallerySearch>)

/** The gallery's search and the ways to change it. */
export function useGalleryAddress() {
  const search = useSearch({ from: '/gallery', select: gallerySearch, structuralSharing: true })
  const write = useSearchChanges<GallerySearch>({ page: WHOLE_GALLERY.page })
  const change = (changes: Changes, options?: { replace: boolean }) =>
    write(
      // The router gives the values of the address, unparsed.
      (given) => (typeof changes === 'function' ? changes(gallerySearch({ ...given })) : changes),
      options,
    )
  const { size, order, view } = search
  const clear = () => change({ ...WHOLE_GALLERY, size, order, view })
  return { search, change, clear }
}
