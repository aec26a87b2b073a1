import { RED_LIST_CATEGORIES } from '../assessments/red-list.ts'
import { APPENDICES } from '../listings/appendix.ts'
import {
  type Gallery,
  type GalleryCard,
  type GalleryFilters,
  gallerySpecies,
  galleryStatus,
} from './gallery.ts'

export const NO_FILTERS: GalleryFilters = {
  search: '',
  iucnStatus: [],
  citesAppendix: [],
  group: [],
  family: [],
  illegalTrade: false,
}

/**
 * How many species each choice would show: those that carry the value among the species that pass the search and all other
 * filters, not the filter's own. Offered is what any species carries, so that a list keeps its values whatever is chosen
 * elsewhere; a value that the other filters exclude counts 0.
 */
export function galleryFilterCounts(gallery: Gallery, filters: GalleryFilters) {
  const all = gallerySpecies(gallery, NO_FILTERS)
  const without = (own: Partial<GalleryFilters>) => gallerySpecies(gallery, { ...filters, ...own })
  const counted = <Value>(
    values: readonly Value[],
    among: readonly GalleryCard[],
    carries: (card: GalleryCard, value: Value) => boolean,
  ) =>
    values
      .filter((value) => all.some((card) => carries(card, value)))
      .map((value) => ({ value, count: among.filter((card) => carries(card, value)).length }))

  return {
    species: all.length,
    iucnStatuses: counted(
      RED_LIST_CATEGORIES,
      without({ iucnStatus: [] }),
      (card, status) => galleryStatus(card) === status,
    ).map(({ value, count }) => ({ status: value, count })),
    citesAppendices: counted(
      APPENDICES,
      without({ citesAppendix: [] }),
      (card, appendix) => card.current_cites_appendix === appendix,
    ).map(({ value, count }) => ({ appendix: value, count })),
    groups: counted(
      [...gallery.groups.keys()],
      without({ group: [] }),
      (card, name) => gallery.groups.get(name)?.has(card.id) ?? false,
    ).map(({ value, count }) => ({ group: value, count })),
    families: counted(
      [...new Set(all.map(({ family }) => family))].sort(),
      without({ family: [] }),
      (card, family) => card.family === family,
    ).map(({ value, count }) => ({ family: value, count })),
    illegalTrade: without({ illegalTrade: true }).length,
  }
}
