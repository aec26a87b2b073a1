import type { RedListCategory } from '../assessments/red-list.ts'
import { globalCategory } from '../assessments/red-list-status.ts'
import type { Appendix } from '../listings/appendix.ts'
import { onceEach } from '../once-each.ts'
import type { GroupName } from '../search/group-names.ts'
import type { GroupsOfSpecies } from '../search/groups-of-species.ts'
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
  group: readonly GroupName[]
  family: readonly string[]
  illegalTrade: boolean
}

/** What the gallery chooses from. */
export interface Gallery<Card extends GalleryCard = GalleryCard> {
  cards: readonly Card[]
  /** What a search finds species by. */
  entries: readonly SearchEntry[]
  groups: GroupsOfSpecies
}

export interface GalleryPage<Card> {
  species: Card[]
  total: number
  totalPages: number
  page: number
}

/**
 * The species that pass every group of filters; within a group any value will do. A search shorter than
 * two characters does not narrow. Each scientific name once, in the order of the alphabet or of `all`.
 * Source: specification, document 1, sections 2.4 and 5.
 */
export function gallerySpecies<Card extends GalleryCard>(
  { cards, entries, groups }: Gallery<Card>,
  filters: GalleryFilters,
  all: readonly Card[] = eachNameOnce(cards),
): readonly Card[] {
  const passes = Object.values(galleryTests(filters, groups, speciesFound(entries, filters.search)))
  return passes.length === 0 ? all : all.filter((card) => passes.every((one) => one(card)))
}

type GalleryTests = Partial<Record<keyof GalleryFilters, (card: GalleryCard) => boolean>>

/** What each group of filters lets pass; one in which nothing is chosen has no test. */
export function galleryTests(
  { iucnStatus, citesAppendix, group, family, illegalTrade }: GalleryFilters,
  groups: GroupsOfSpecies,
  found: ReadonlySet<string> | undefined,
): GalleryTests {
  const families = new Set(family)
  const tests: GalleryTests = {}
  if (found !== undefined) tests.search = ({ id }) => found.has(id)
  if (iucnStatus.length > 0) tests.iucnStatus = (card) => iucnStatus.includes(galleryStatus(card))
  if (citesAppendix.length > 0)
    tests.citesAppendix = ({ current_cites_appendix: appendix }) =>
      appendix !== null && citesAppendix.includes(appendix)
  if (group.length > 0) tests.group = ({ id }) => (groups.get(id) ?? []).some((name) => group.includes(name))
  if (families.size > 0) tests.family = (card) => families.has(card.family)
  if (illegalTrade) tests.illegalTrade = (card) => card.has_illegal_trade
  return tests
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

/** In the gallery's filter, NE means species without a global status. */
export function galleryStatus(card: GalleryCard): RedListCategory {
  return globalCategory(card) ?? 'NE'
}

/** The first species of each scientific name, in the order of the alphabet. */
export function eachNameOnce<Card extends GalleryCard>(cards: readonly Card[]): readonly Card[] {
  return firstOfEachName(cards) as readonly Card[]
}

const firstOfEachName = onceEach((cards: readonly GalleryCard[]): readonly GalleryCard[] => {
  const byName = Map.groupBy(cards, ({ scientific_name }) => scientific_name.trim().toLowerCase())
  return [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, [first]]) => first ?? [])
})
