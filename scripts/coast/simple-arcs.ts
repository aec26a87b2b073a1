import type { Atlas } from './atlas-countries.ts'

type Point = readonly [number, number]

/** Below this area, in square units of the drawing, a corner of a coast is left out: a fourth of a square pixel. */
const SMALLEST_CORNER = 3

/**
 * The arcs of a topology without corners that cannot be seen. Shared borders stay shared, since each is one arc.
 * `project` gives the place in the drawing; null is outside it.
 */
export function simplifyArcs(topology: Atlas, project: (point: Point) => Point | null): void {
  topology.arcs = decodedArcs(topology).map((arc) => simplified(arc, project).map((point) => [...point]))
  delete topology.transform
}

function decodedArcs({ arcs, transform }: Atlas): Point[][] {
  if (transform === undefined) return arcs.map((arc) => arc.map(([x = 0, y = 0]) => [x, y] as const))
  const { scale, translate } = transform
  return arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([right = 0, up = 0]) => {
      x += right
      y += up
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const
    })
  })
}

/** Visvalingam: the corner of the smallest triangle goes first. Source: Visvalingam & Whyatt 1993. */
function simplified(arc: Point[], project: (point: Point) => Point | null): Point[] {
  const corners = arc.map((point) => ({ point, at: project(point) ?? ([0, 0] as const) }))
  while (corners.length > 2) {
    let smallest = SMALLEST_CORNER
    let place = -1
    for (let corner = 1; corner < corners.length - 1; corner++) {
      const [before, here, after] = [corners[corner - 1], corners[corner], corners[corner + 1]]
      if (before === undefined || here === undefined || after === undefined) continue
      const area = triangle(before.at, here.at, after.at)
      if (area < smallest) {
        smallest = area
        place = corner
      }
    }
    if (place < 0) break
    corners.splice(place, 1)
  }
  return corners.map(({ point }) => point)
}

function triangle(a: Point, b: Point, c: Point): number {
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
}
