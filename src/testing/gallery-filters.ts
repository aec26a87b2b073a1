import type { GalleryFilters } from '#domain/species/gallery.ts'

/** A gallery that nothing narrows. */
export const NO_FILTERS: GalleryFilters = {
  search: '',
  iucnStatus: [],
  citesAppendix: [],
  group: [],
  family: [],
  illegalTrade: false,
}
