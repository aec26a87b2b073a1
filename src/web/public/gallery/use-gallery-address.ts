import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { withoutDefaults } from '#web/address.ts'
import { type GallerySearch, gallerySearch, WHOLE_GALLERY } from './gallery-search.ts'

/** The gallery's state, which is its address, and the ways to change it. */
export function useGalleryAddress() {
  const given = useSearch({ from: '/gallery' })
  // The address may carry what others put there; it is no part of the question. The same address must stay
  // the same object, or a list that waits for another question would wait for ever.
  const search = useMemo(() => gallerySearch({ ...given }), [given])
  const navigate = useNavigate({ from: '/gallery' })

  /** Any other list begins at its first page. */
  const change = (changes: Partial<Omit<GallerySearch, 'page'>>, { replace = false } = {}) =>
    navigate({
      search: withoutDefaults({ ...search, ...changes, page: WHOLE_GALLERY.page }, WHOLE_GALLERY),
      replace,
      resetScroll: false,
    })

  const clear = () => change({ ...WHOLE_GALLERY, size: search.size })

  return { search, change, clear }
}
