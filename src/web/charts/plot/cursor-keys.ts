const STRIDE = 5

/** The index that a key moves the cursor to: undefined for a key without a meaning, null to leave the plot. */
export function cursorAfter(key: string, at: number, count: number): number | null | undefined {
  const last = count - 1
  const within = (index: number) => Math.min(last, Math.max(0, index))
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return within(at + 1)
    case 'ArrowLeft':
    case 'ArrowUp':
      return within(at - 1)
    case 'PageDown':
      return within(at + STRIDE)
    case 'PageUp':
      return within(at - STRIDE)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'Escape':
      return null
    default:
      return undefined
  }
}

/** The index of the position nearest to another. */
export function nearestIndex(positions: readonly number[], target: number): number {
  const distances = positions.map((position) => Math.abs(position - target))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
