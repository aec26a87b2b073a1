/** Where a key leads in a menu of so many items, round its ends; undefined for a key that means nothing there. */
export function placeAfter(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
