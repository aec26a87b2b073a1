import { useNavigate, useSearch } from '@tanstack/react-router'
import { type GallerySearch, WHOLE_GALLERY } from './gallery-search.ts'

/** The gallery's state, which is its address, and the ways to change it. */
export function useGalleryAddress() {
  const search = useSearch({ from: '/gallery' })
  const navigate = useNavigate({ from: '/gallery' })

  /** Any other list begins at its first page. */
  const change = (changes: Partial<Omit<GallerySearch, 'page'>>, { replace = false } = {}) =>
    navigate({
      search: (before) => ({ ...before, ...changes, page: WHOLE_GALLERY.page }),
      replace,
      resetScroll: false,
    })

  const clear = () => change({ ...WHOLE_GALLERY, size: search.size })

  return { search, change, clear }
}
