import { RED_LIST_CATEGORIES, type RedListCategory } from '#domain/assessments/red-list.ts'
import { APPENDICES, type Appendix } from '#domain/listings/appendix.ts'
import { isSearchable } from '#domain/names/search-text.ts'
import { GALLERY_PAGE_SIZE, GALLERY_PAGE_SIZES, type GalleryPageSize } from '#domain/species/gallery-sizes.ts'
import { chosenOf, isOn, pageIn, searchIn, textsIn } from '#web/address-values.ts'

/** The search of the gallery's address, which is also the input of the interface. */
export interface GallerySearch {
  search: string
  iucnStatus: RedListCategory[]
  citesAppendix: Appendix[]
  family: string[]
  illegalTrade: boolean
  page: number
  size: GalleryPageSize
}

/** Reads the address. Invalid values fall back to the whole gallery. */
export function gallerySearch(given: Record<string, unknown>): GallerySearch {
  return {
    search: searchIn(given.search),
    iucnStatus: chosenOf(RED_LIST_CATEGORIES, given.iucnStatus),
    citesAppendix: chosenOf(APPENDICES, given.citesAppendix),
    family: [...new Set(textsIn(given.family))].filter((family) => family !== ''),
    illegalTrade: isOn(given.illegalTrade),
    page: pageIn(given.page),
    size: GALLERY_PAGE_SIZES.find((size) => size === Number(given.size)) ?? GALLERY_PAGE_SIZE,
  }
}

/** Without filters: every species, from the first page. */
export const WHOLE_GALLERY = gallerySearch({})

/** Whether a search or a filter narrows the list. */
export function isFiltered({ search, illegalTrade, ...filters }: GallerySearch): boolean {
  const { iucnStatus, citesAppendix, family } = filters
  return (
    isSearchable(search) ||
    illegalTrade ||
    [iucnStatus, citesAppendix, family].some(({ length }) => length > 0)
  )
}
