/** How many series can have a colour of their own. */
export const SERIES_COLOURS = 10

/**
 * The colour of each series shown, as an index, by what it is: the first ten of all have theirs in every chart and under
 * every choice; a later one takes the first colour that nothing shown has.
 */
export function seriesColours<Id>(all: readonly Id[], shown: readonly Id[]): number[] {
  const own = (id: Id) => {
    const place = all.indexOf(id)
    return place >= 0 && place < SERIES_COLOURS ? place : undefined
  }
  const taken = new Set(shown.flatMap((id) => own(id) ?? []))
  return shown.map((id, index) => {
    const colour = own(id) ?? firstFree(taken) ?? index % SERIES_COLOURS
    taken.add(colour)
    return colour
  })
}

function firstFree(taken: ReadonlySet<number>): number | undefined {
  return Array.from({ length: SERIES_COLOURS }, (_, colour) => colour).find((colour) => !taken.has(colour))
}
