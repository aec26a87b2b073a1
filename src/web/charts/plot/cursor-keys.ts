const STRIDE = 5

/** The index that a key moves the cursor to: undefined for a key without a meaning, null to leave the plot. */
export function cursorAfter(key: string, at: number, count: number): number | null | undefined {
  const last = count - 1
  const reached: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    PageDown: at + STRIDE,
    PageUp: at - STRIDE,
    Home: 0,
    End: last,
  }
  if (key === 'Escape') return null
  const index = reached[key]
  return index === undefined ? undefined : Math.min(last, Math.max(0, index))
}

/** The index of the position nearest to another. */
export function nearestIndex(positions: readonly number[], target: number): number {
  const distances = positions.map((position) => Math.abs(position - target))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
