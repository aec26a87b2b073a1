/** The first few of a list as a sort would have them, without sorting the rest; what is equal stays in the order given. */
export function firstInOrder<Item>(
  items: readonly Item[],
  most: number,
  compare: (a: Item, b: Item) => number,
): Item[] {
  if (items.length <= most) return items.toSorted(compare)
  const first: Item[] = []
  for (const item of items) {
    const last = first[most - 1]
    if (last !== undefined && compare(item, last) >= 0) continue
    const place = first.findLastIndex((before) => compare(before, item) <= 0) + 1
    first.splice(place, 0, item)
    first.length = Math.min(first.length, most)
  }
  return first
}
