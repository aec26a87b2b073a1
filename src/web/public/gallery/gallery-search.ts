import { RED_LIST_CATEGORIES, type RedListCategory } from '#domain/assessments/red-list.ts'
import { APPENDICES, type Appendix } from '#domain/listings/appendix.ts'
import { isSearchable } from '#domain/names/search-text.ts'
import { GROUP_NAMES, type GroupName } from '#domain/search/group-names.ts'
import { GALLERY_ORDERS, type GalleryOrder } from '#domain/species/gallery-orders.ts'
import { GALLERY_PAGE_SIZE, GALLERY_PAGE_SIZES, type GalleryPageSize } from '#domain/species/gallery-sizes.ts'
import { chosenOf, isOn, oneOf, pageIn, searchIn, textsIn } from '#web/address-values.ts'

/** How species are drawn: pictures or lines. */
const GALLERY_VIEWS = ['list', 'cards'] as const
type GalleryView = (typeof GALLERY_VIEWS)[number]

/** The search of the gallery's address. */
export interface GallerySearch {
  search: string
  iucnStatus: RedListCategory[]
  citesAppendix: Appendix[]
  group: GroupName[]
  family: string[]
  illegalTrade: boolean
  /** Empty for the usual one of the reader's language. */
  order: GalleryOrder | ''
  /** Empty for what fits the width: a list on phones, else cards. */
  view: GalleryView | ''
  page: number
  size: GalleryPageSize
}

/** Reads the address. Invalid values fall back to the whole gallery. */
export function gallerySearch(given: Record<string, unknown>): GallerySearch {
  return {
    search: searchIn(given.search),
    iucnStatus: chosenOf(RED_LIST_CATEGORIES, given.iucnStatus),
    citesAppendix: chosenOf(APPENDICES, given.citesAppendix),
    group: chosenOf(GROUP_NAMES, given.group),
    family: [...new Set(textsIn(given.family))].filter((family) => family !== ''),
    illegalTrade: isOn(given.illegalTrade),
    order: oneOf(GALLERY_ORDERS, given.order),
    view: oneOf(GALLERY_VIEWS, given.view),
    page: pageIn(given.page),
    size: GALLERY_PAGE_SIZES.find((size) => size === Number(given.size)) ?? GALLERY_PAGE_SIZE,
  }
}

/** Without filters: every species, from the first page. */
export const WHOLE_GALLERY = gallerySearch({})

/** How many filters are chosen, the search apart. */
export const chosenFilters = ({
  iucnStatus,
  citesAppendix,
  group,
  family,
  illegalTrade,
}: GallerySearch): number =>
  [iucnStatus, citesAppendix, group, family].reduce((sum, { length }) => sum + length, Number(illegalTrade))

/** Whether a search or a filter narrows the list. */
export const isFiltered = (search: GallerySearch): boolean =>
  isSearchable(search.search) || chosenFilters(search) > 0
