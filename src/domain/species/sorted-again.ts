/** Where more items than this share are new, all are sorted. */
const MOST_NEW = 0.1

/** A list that was sorted, and which of its items would be sorted as they were. */
export interface SortedBefore<Item> {
  items: readonly Item[]
  isSame: (item: Item) => boolean
}

/**
 * Sorts a list of which most was sorted before: what is new is put between what stayed. What compares as equal stays in the
 * order given, as in any sort; what stayed must be given in the order that it was given in before.
 */
export function sortedAgain<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
  before: SortedBefore<Item> | undefined,
): readonly Item[] {
  if (before === undefined) return items.toSorted(compare)
  const place = new Map(items.map((item, at) => [item, at]))
  const stayed = before.items.filter((item) => place.has(item) && before.isSame(item))
  const known = new Set(stayed)
  const added = items.filter((item) => !known.has(item))
  if (added.length > items.length * MOST_NEW) return items.toSorted(compare)
  const inOrder = (a: Item, b: Item) => compare(a, b) || (place.get(a) ?? 0) - (place.get(b) ?? 0)
  return merged(stayed, added.sort(inOrder), inOrder)
}

/** Two sorted lists as one, of which the second one is short. */
function merged<Item>(
  long: readonly Item[],
  short: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Item[] {
  const list: Item[] = []
  let from = 0
  for (const item of short) {
    const end = firstNotBefore(long, item, from, compare)
    for (; from < end; from += 1) list.push(long[from] as Item)
    list.push(item)
  }
  for (; from < long.length; from += 1) list.push(long[from] as Item)
  return list
}

/** The first place from `from` on in a sorted list whose item does not come before another; the end of the list without one. */
export function firstNotBefore<Item>(
  list: readonly Item[],
  item: Item,
  from: number,
  compare: (a: Item, b: Item) => number,
): number {
  let [low, high] = [from, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(list[middle] as Item, item) < 0) low = middle + 1
    else high = middle
  }
  return low
}
