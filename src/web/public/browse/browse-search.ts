import { LIST_PAGE_SIZE } from '#domain/species/gallery-sizes.ts'
import { type GallerySearch, gallerySearch, WHOLE_GALLERY } from '../gallery/gallery-search.ts'

/** The search of the browse page's address, part of the gallery's. */
export type BrowseSearch = Pick<GallerySearch, 'search' | 'iucnStatus' | 'citesAppendix' | 'page'>

/** Reads the address. Invalid values fall back to all species. */
export function browseSearch(given: Record<string, unknown>): BrowseSearch {
  const { search, iucnStatus, citesAppendix, page } = gallerySearch(given)
  return { search, iucnStatus, citesAppendix, page }
}

/** Without filters: every species, from the first page. */
export const ALL_SPECIES = browseSearch({})

/** The input for the page of species. */
export const browseQuestion = (search: BrowseSearch) => ({
  ...WHOLE_GALLERY,
  ...search,
  size: LIST_PAGE_SIZE,
})
