import { LIST_PAGE_SIZE } from '#domain/species/gallery-sizes.ts'
import { type GallerySearch, gallerySearch, WHOLE_GALLERY } from '../gallery/gallery-search.ts'

/** What the browse page's address may say: some of the gallery's words, read alike. */
export type BrowseSearch = Pick<GallerySearch, 'search' | 'iucnStatus' | 'citesAppendix' | 'page'>

/** Reads the address. What does not fit falls back to all species. */
export function browseSearch(given: Record<string, unknown>): BrowseSearch {
  const { search, iucnStatus, citesAppendix, page } = gallerySearch(given)
  return { search, iucnStatus, citesAppendix, page }
}

/** The browse page as it opens: every species, from the first. */
export const ALL_SPECIES = browseSearch({})

/** What the page asks the portal for. */
export const browseQuestion = (search: BrowseSearch) => ({
  ...WHOLE_GALLERY,
  ...search,
  size: LIST_PAGE_SIZE,
})
