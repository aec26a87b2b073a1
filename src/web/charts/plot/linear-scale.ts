/** From a value to its place: straight, and on beyond both ends. */
export function linearScale(
  [first, last]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  return (value) => start + ((value - first) / (last - first)) * (end - start)
}
