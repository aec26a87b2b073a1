import { spreadLabels } from './label-places.ts'

interface Point {
  x: number
  y: number
}

/** A line as it is drawn, and how wide the label at its end will be. */
interface DrawnLine {
  /** Stretches of joined points from left to right; a single point is a stretch of one. */
  stretches: readonly (readonly Point[])[]
  width: number
}

interface Edges {
  left: number
  right: number
  top: number
  bottom: number
}

/** Where a label begins, at the middle of its line. */
export interface LabelPlace extends Point {
  /** Whether it is in the margin beside the plot, as for all lines that reach the last years. */
  inMargin: boolean
}

const HEIGHT = 16
/** Lines that end this close to the edge are read on into the margin. */
const NEAR = 40
const APART = 9
/** From the last year to the names in the margin. */
export const MARGIN_GAP = 14
const MARKER = 4

/**
 * Places each label at the end of its line: in the margin, without overlap, or, for a line that ends earlier, beside its
 * last stretch with free room around its end. Without such a position the label is in the margin.
 */
export function endLabels(lines: readonly DrawnLine[], edges: Edges): LabelPlace[] {
  const all = lines.flatMap(({ stretches }) => stretches)
  const taken: Edges[] = []
  const beside = lines.map(({ stretches, width }) => {
    if (reachesMargin(stretches, edges)) return undefined
    const place = endsOf(stretches)
      .flatMap((end) => placesAround(end, width))
      .find((candidate) => {
        const box = boxOf(candidate, width)
        return (
          isInside(box, edges) &&
          !taken.some((other) => overlap(other, box)) &&
          !all.some((stretch) => crosses(stretch, widened(box)))
        )
      })
    if (place) taken.push(boxOf(place, width))
    return place
  })
  const inMargin = lines.flatMap((line, index) => (beside[index] ? [] : [{ line, index }]))
  const heights = spreadLabels(
    inMargin.map(({ line }) => endAtMargin(line.stretches, edges)?.y ?? edges.bottom),
    HEIGHT,
    edges,
  )
  const heightOf = new Map(inMargin.map(({ index }, place) => [index, heights[place] ?? 0]))
  return beside.map((place, index) =>
    place
      ? { ...place, inMargin: false }
      : { x: edges.right + MARGIN_GAP, y: heightOf.get(index) ?? 0, inMargin: true },
  )
}

/** Where the stretches end, the last one first. */
function endsOf(stretches: DrawnLine['stretches']): Point[] {
  return stretches.flatMap((stretch) => stretch.at(-1) ?? []).toSorted((a, b) => b.x - a.x)
}

const reachesMargin = (stretches: DrawnLine['stretches'], edges: Edges): boolean =>
  endsOf(stretches).some(({ x }) => x > edges.right - NEAR)

/** What the name in the margin belongs to: the line rather than a point of an incomplete year after it. */
function endAtMargin(stretches: DrawnLine['stretches'], edges: Edges): Point | undefined {
  const joined = stretches.filter((stretch) => stretch.length > 1)
  return (reachesMargin(joined, edges) ? endsOf(joined) : endsOf(stretches))[0]
}

/** Right of the end, above it, left of it, below it: the nearest place that is free wins. */
function placesAround({ x, y }: Point, width: number): Point[] {
  return [
    { x: x + APART, y },
    { x: x + APART, y: y - HEIGHT },
    { x: x - width / 2, y: y - HEIGHT },
    { x: x - APART - width, y: y - HEIGHT },
    { x: x - APART - width, y },
    { x: x - width / 2, y: y + HEIGHT },
  ]
}

const boxOf = ({ x, y }: Point, width: number): Edges => ({
  left: x,
  right: x + width,
  top: y - HEIGHT / 2,
  bottom: y + HEIGHT / 2,
})

const isInside = (box: Edges, edges: Edges): boolean =>
  box.left >= edges.left && box.right <= edges.right && box.top >= edges.top && box.bottom <= edges.bottom

const overlap = (a: Edges, b: Edges): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The markers on a line take room too. */
const widened = ({ left, right, top, bottom }: Edges): Edges => ({
  left: left - MARKER,
  right: right + MARKER,
  top: top - MARKER,
  bottom: bottom + MARKER,
})

/** Whether a stretch comes into a box. */
function crosses(stretch: readonly Point[], box: Edges): boolean {
  return stretch.some((point, place) => {
    const before = stretch[place - 1] ?? point
    const from = Math.max(before.x, box.left)
    const to = Math.min(point.x, box.right)
    if (from > to) return false
    const heightAt = (x: number) =>
      point.x === before.x
        ? point.y
        : before.y + ((x - before.x) / (point.x - before.x)) * (point.y - before.y)
    return (
      Math.min(heightAt(from), heightAt(to)) < box.bottom && Math.max(heightAt(from), heightAt(to)) > box.top
    )
  })
}
