const STRIDE = 5

/** Where a key leads from the place pointed at: undefined for a key that means nothing here, null to leave. */
export function cursorAfter(key: string, at: number, count: number): number | null | undefined {
  const last = count - 1
  const within = (place: number) => Math.min(last, Math.max(0, place))
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

/** The place nearest to a position; places come in order. */
export function nearestPlace(places: readonly number[], position: number): number {
  let nearest = 0
  places.forEach((place, index) => {
    if (Math.abs(place - position) < Math.abs((places[nearest] ?? 0) - position)) nearest = index
  })
  return nearest
}
