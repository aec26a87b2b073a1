/** From a value to its position; values beyond both ends continue the line. */
export function linearScale(
  [first, last]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  return (value) => start + ((value - first) / (last - first)) * (end - start)
}
