import { RED_LIST_CATEGORIES } from '../assessments/red-list.ts'
import { APPENDICES } from '../listings/appendix.ts'
import { onceEach } from '../once-each.ts'
import { GROUP_NAMES } from '../search/group-names.ts'
import type { GroupsOfSpecies } from '../search/groups-of-species.ts'
import { speciesFound } from '../search/search-entries.ts'
import {
  eachNameOnce,
  type Gallery,
  type GalleryCard,
  type GalleryFilters,
  galleryStatus,
  galleryTests,
} from './gallery.ts'

/**
 * How many species each choice would show: those that carry the value among the species that pass the search and all other
 * filters, not the filter's own. Offered is what any species carries, so that a list has the same values whatever is chosen
 * elsewhere; a value that the other filters exclude counts 0.
 */
export function galleryFilterCounts({ cards, entries, groups }: Gallery, filters: GalleryFilters) {
  const all = eachNameOnce(cards)
  const { search, ...tests } = galleryTests(filters, groups, speciesFound(entries, filters.search))
  const offered = offeredBy(all)(groups)
  const statuses = new Counts(offered.statuses)
  const appendices = new Counts(offered.appendices)
  const ofGroups = new Counts(offered.groups)
  const families = new Counts(offered.families)
  let illegalTrade = 0

  const narrowing = Object.entries(tests)
  // The search narrows every list, so that what it does not find counts in none.
  for (const card of search === undefined ? all : all.filter(search)) {
    const failed = narrowing.flatMap(([filter, passes]) => (passes(card) ? [] : [filter]))
    const passesOthers = (filter: keyof GalleryFilters) =>
      failed.length === 0 || (failed.length === 1 && failed[0] === filter)
    if (passesOthers('iucnStatus')) statuses.add(galleryStatus(card))
    if (passesOthers('citesAppendix')) appendices.add(card.current_cites_appendix)
    if (passesOthers('group')) for (const name of groups.get(card.id) ?? []) ofGroups.add(name)
    if (passesOthers('family')) families.add(card.family)
    if (card.has_illegal_trade && passesOthers('illegalTrade')) illegalTrade += 1
  }

  return {
    species: all.length,
    iucnStatuses: statuses.list().map(({ value, count }) => ({ status: value, count })),
    citesAppendices: appendices.list().map(({ value, count }) => ({ appendix: value, count })),
    groups: ofGroups.list().map(({ value, count }) => ({ group: value, count })),
    families: families.list().map(({ value, count }) => ({ family: value, count })),
    illegalTrade,
  }
}

/** How often each of the values of a list is counted. */
class Counts<Value> {
  readonly #values: readonly Value[]
  readonly #counts = new Map<Value | null, number>()

  constructor(values: readonly Value[]) {
    this.#values = values
  }

  add(value: Value | null): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1)
  }

  list(): { value: Value; count: number }[] {
    return this.#values.map((value) => ({ value, count: this.#counts.get(value) ?? 0 }))
  }
}

/** The values that any species carries, in the order of the lists; found once for the same species. */
const offeredBy = onceEach((cards: readonly GalleryCard[]) =>
  onceEach((groups: GroupsOfSpecies) => {
    const statuses = new Set(cards.map(galleryStatus))
    const appendices = new Set(cards.map(({ current_cites_appendix }) => current_cites_appendix))
    const carried = new Set(cards.flatMap(({ id }) => groups.get(id) ?? []))
    return {
      statuses: RED_LIST_CATEGORIES.filter((status) => statuses.has(status)),
      appendices: APPENDICES.filter((appendix) => appendices.has(appendix)),
      groups: GROUP_NAMES.filter((name) => carried.has(name)),
      families: [...new Set(cards.map(({ family }) => family))].sort(),
    }
  }),
)
