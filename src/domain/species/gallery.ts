import { RED_LIST_CATEGORIES, type RedListCategory } from '../assessments/red-list.ts'
import { globalCategory } from '../assessments/red-list-status.ts'
import { APPENDICES, type Appendix } from '../listings/appendix.ts'
import { speciesFound } from '../search/search-entries.ts'
import type { SearchEntry } from '../search/search-entry.ts'

/** What the gallery has to know of a species to filter it. */
export interface GalleryCard {
  id: string
  scientific_name: string
  family: string
  latest_iucn_status: RedListCategory | null
  /** What was assessed; a species counts only under its global category. */
  latest_iucn_scope: string | null
  current_cites_appendix: Appendix | null
  has_illegal_trade: boolean
}

export interface GalleryFilters {
  search: string
  iucnStatus: readonly RedListCategory[]
  citesAppendix: readonly Appendix[]
  family: readonly string[]
  illegalTrade: boolean
}

export interface GalleryPage<Card> {
  species: Card[]
  total: number
  totalPages: number
  page: number
}

/**
 * The species that pass every group of filters; within a group any value will do. A search shorter than
 * two characters does not narrow. Each scientific name once, in the order of the alphabet.
 * Source: specification, document 1, sections 2.4 and 5.
 */
export function gallerySpecies<Card extends GalleryCard>(
  cards: readonly Card[],
  entries: readonly SearchEntry[],
  filters: GalleryFilters,
): Card[] {
  const found = speciesFound(entries, filters.search)
  return eachNameOnce(cards).filter(
    (card) =>
      (found === undefined || found.has(card.id)) &&
      isAnyOf(filters.iucnStatus, galleryStatus(card)) &&
      isAnyOf(filters.citesAppendix, card.current_cites_appendix) &&
      isAnyOf(filters.family, card.family) &&
      (!filters.illegalTrade || card.has_illegal_trade),
  )
}

/** One page of a list; a page beyond the last is answered with the last. */
export function galleryPage<Card>(
  species: readonly Card[],
  { page, size }: { page: number; size: number },
): GalleryPage<Card> {
  const totalPages = Math.ceil(species.length / size)
  const answered = Math.max(1, Math.min(page, totalPages))
  return {
    species: species.slice((answered - 1) * size, answered * size),
    total: species.length,
    totalPages,
    page: answered,
  }
}

/** How many species carry each status, appendix and family; what none carries is not offered. */
export function galleryFilterCounts(cards: readonly GalleryCard[]) {
  const species = eachNameOnce(cards)
  return {
    iucnStatuses: countEach(RED_LIST_CATEGORIES, species.map(galleryStatus)).map(({ value, count }) => ({
      status: value,
      count,
    })),
    citesAppendices: countEach(
      APPENDICES,
      species.map(({ current_cites_appendix }) => current_cites_appendix),
    ).map(({ value, count }) => ({ appendix: value, count })),
    families: countEach(
      [...new Set(species.map(({ family }) => family))].sort(),
      species.map(({ family }) => family),
    ).map(({ value, count }) => ({ family: value, count })),
    illegalTrade: species.filter(({ has_illegal_trade }) => has_illegal_trade).length,
  }
}

/** In the gallery's filter, NE means species without a global status. */
function galleryStatus(card: GalleryCard): RedListCategory {
  return globalCategory(card) ?? 'NE'
}

function eachNameOnce<Card extends GalleryCard>(cards: readonly Card[]): Card[] {
  const byName = Map.groupBy(cards, ({ scientific_name }) => scientific_name.trim().toLowerCase())
  return [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, [first]]) => first ?? [])
}

function isAnyOf<Value>(wanted: readonly Value[], value: Value | null): boolean {
  return wanted.length === 0 || (value !== null && wanted.includes(value))
}

function countEach<Value>(values: readonly Value[], carried: readonly (Value | null)[]) {
  return values
    .map((value) => ({ value, count: carried.filter((one) => one === value).length }))
    .filter(({ count }) => count > 0)
}
