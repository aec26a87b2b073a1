/** A name on the plot, and the line that it belongs to. */
export interface EventStep {
  /** From the top, 0 is the first. */
  row: number
  /** Whether the name is left of its line, where it has no room at the right. */
  isLeft: boolean
}

const GAP = 10

/**
 * Puts names beside their lines in steps that go down with time, so that no line runs through a name; a name that has the
 * plot at its right to itself begins at the top again. Positions are in order.
 */
export function eventSteps(
  names: readonly { x: number; width: number }[],
  edges: { left: number; right: number },
): EventStep[] {
  const placed: { from: number; to: number; row: number }[] = []
  return names.map(({ x, width }) => {
    const isLeft = x + width > edges.right && x - width >= edges.left
    const [from, to] = isLeft ? [x - width, x] : [x, x + width]
    const above = placed.filter((other) => other.to + GAP > from)
    const row = above.reduce((lowest, other) => Math.max(lowest, other.row + 1), 0)
    placed.push({ from, to, row })
    return { row, isLeft }
  })
}
