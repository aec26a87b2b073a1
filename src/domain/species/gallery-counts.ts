import { RED_LIST_CATEGORIES } from '../assessments/red-list.ts'
import { APPENDICES } from '../listings/appendix.ts'
import { onceEach } from '../once-each.ts'
import { GROUP_NAMES } from '../search/group-names.ts'
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
  const tests = Object.entries(galleryTests(filters, groups, speciesFound(entries, filters.search)))
  const statuses = new Counts(RED_LIST_CATEGORIES)
  const appendices = new Counts(APPENDICES)
  const ofGroups = new Counts(GROUP_NAMES)
  const families = new Counts(familiesOf(all))
  let illegalTrade = 0

  for (const card of all) {
    let failures = 0
    let failed = ''
    for (const [filter, passes] of tests) {
      if (passes(card)) continue
      failures += 1
      failed = filter
    }
    const passesOthers = (filter: keyof GalleryFilters) =>
      failures === 0 || (failures === 1 && failed === filter)
    statuses.offer(galleryStatus(card), passesOthers('iucnStatus'))
    if (card.current_cites_appendix !== null)
      appendices.offer(card.current_cites_appendix, passesOthers('citesAppendix'))
    for (const name of groups.get(card.id) ?? []) ofGroups.offer(name, passesOthers('group'))
    families.offer(card.family, passesOthers('family'))
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

/** How often each value is counted, in an order; a value that nothing carries is left out. */
class Counts<Value> {
  readonly #order: readonly Value[]
  readonly #counts = new Map<Value, number>()

  constructor(order: readonly Value[]) {
    this.#order = order
  }

  offer(value: Value, counts: boolean): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + Number(counts))
  }

  list(): { value: Value; count: number }[] {
    return this.#order.flatMap((value) => {
      const count = this.#counts.get(value)
      return count === undefined ? [] : [{ value, count }]
    })
  }
}

const familiesOf = onceEach((cards: readonly GalleryCard[]) =>
  [...new Set(cards.map(({ family }) => family))].sort(),
)
