import { FALLBACK_LANGUAGE, type Language } from '#domain/portal/languages.ts'
import { usualOrder } from '#domain/species/gallery-orders.ts'
import { GALLERY_PAGE_SIZE } from '#domain/species/gallery-sizes.ts'
import type { GallerySearch } from './gallery-search.ts'

/** What the counts beside the choices are asked for; what is not chosen stays out of the question's address. */
export const filtersQuestion = ({
  search,
  iucnStatus,
  citesAppendix,
  group,
  family,
  illegalTrade,
}: GallerySearch) => ({
  ...(search && { search }),
  ...(iucnStatus.length > 0 && { iucnStatus }),
  ...(citesAppendix.length > 0 && { citesAppendix }),
  ...(group.length > 0 && { group }),
  ...(family.length > 0 && { family }),
  ...(illegalTrade && { illegalTrade }),
})

/** What the page of species is asked for. */
export function galleryQuestion(search: GallerySearch, language: Language) {
  const order = search.order || usualOrder(language)
  return {
    ...filtersQuestion(search),
    ...(order !== 'scientific_name' && { order }),
    // The other orders are the same in every language.
    ...(order === 'name' && language !== FALLBACK_LANGUAGE && { language }),
    ...(search.page > 1 && { page: search.page }),
    ...(search.size !== GALLERY_PAGE_SIZE && { size: search.size }),
  }
}
