import { RED_LIST_CATEGORIES, type RedListCategory } from '#domain/assessments/red-list.ts'
import { APPENDICES, type Appendix } from '#domain/listings/appendix.ts'
import { isSearchable, searchWords } from '#domain/names/search-text.ts'
import { GALLERY_PAGE_SIZE, GALLERY_PAGE_SIZES, type GalleryPageSize } from '#domain/species/gallery-sizes.ts'

/** What the gallery's address may say; the same words ask the portal for the page. */
export interface GallerySearch {
  search: string
  iucnStatus: RedListCategory[]
  citesAppendix: Appendix[]
  family: string[]
  illegalTrade: boolean
  page: number
  size: GalleryPageSize
}

/** The gallery as it opens: every species, from the first. */
export const WHOLE_GALLERY: GallerySearch = {
  search: '',
  iucnStatus: [],
  citesAppendix: [],
  family: [],
  illegalTrade: false,
  page: 1,
  size: GALLERY_PAGE_SIZE,
}

/** Reads the address. What does not fit falls back to the whole gallery. */
export function gallerySearch(given: Record<string, unknown>): GallerySearch {
  return {
    search: searchWords(typeof given.search === 'string' ? given.search : ''),
    iucnStatus: RED_LIST_CATEGORIES.filter((status) => textsIn(given.iucnStatus).includes(status)),
    citesAppendix: APPENDICES.filter((appendix) => textsIn(given.citesAppendix).includes(appendix)),
    family: [...new Set(textsIn(given.family))].filter((family) => family !== ''),
    illegalTrade: ['true', '1', '', true].some((on) => on === given.illegalTrade),
    page: pageIn(given.page),
    size: GALLERY_PAGE_SIZES.find((size) => size === Number(given.size)) ?? GALLERY_PAGE_SIZE,
  }
}

/** The filters alone: what 'Clear Filters' clears and what makes a list shorter than the whole. */
export function isFiltered({
  search,
  iucnStatus,
  citesAppendix,
  family,
  illegalTrade,
}: GallerySearch): boolean {
  return (
    isSearchable(search) ||
    illegalTrade ||
    [iucnStatus, citesAppendix, family].some(({ length }) => length > 0)
  )
}

function textsIn(given: unknown): string[] {
  return (Array.isArray(given) ? given : [given]).filter((one) => typeof one === 'string')
}

function pageIn(given: unknown): number {
  const page = Number(given)
  return Number.isInteger(page) && page >= 1 ? page : WHOLE_GALLERY.page
}
