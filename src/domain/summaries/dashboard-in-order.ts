import { onceEach } from '../once-each.ts'
import type { DashboardSort } from './dashboard-choices.ts'
import { type SortedEntry, sortedEntries } from './dashboard-order.ts'

/** Every entry of the dashboard in an order: sorted when it is first asked for; later only entries that are others are put in. */
export function entriesInOrder<Entry extends SortedEntry>(
  entries: readonly Entry[],
  sort: DashboardSort,
): readonly Entry[] {
  const orders = ordersOf(entries)
  const known = orders.get(sort)
  if (known !== undefined) return known as readonly Entry[]
  const before = latest.get(sort) as readonly Entry[] | undefined
  const sorted = sortedEntries(entries, sort, before && { items: before, isSame: () => true })
  orders.set(sort, sorted)
  latest.set(sort, sorted)
  return sorted
}

type Orders = Map<DashboardSort, readonly SortedEntry[]>

const ordersOf = onceEach((_: readonly SortedEntry[]): Orders => new Map())

/** Of each order the list that was sorted last. */
const latest: Orders = new Map()
