import type { Spot } from './polar-projection.ts'

/** A box of the drawing that is taken. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Circle {
  spot: Spot
  radius: number
}

interface Labelled extends Circle {
  /** Of its label. */
  width: number
  height: number
  /** Where the label would be best: outside the map, away from it. */
  outwards: boolean
}

export interface PlacedLabel {
  x: number
  /** Of the text's base line. */
  y: number
  anchor: 'start' | 'middle' | 'end'
  box: Box
  /** From the circle to a label that has no room beside it. */
  leader?: { from: Spot; to: Spot }
}

const GAP = 4
/** How much of a label is above its base line. */
const ASCENT = 0.77

/** How far from its circle a label may be, in pixels; further away a line leads to it. */
const APART = [0, 9, 18, 27]
/** What a pixel further away weighs against a square pixel that is covered. */
const PER_PIXEL = 4
/** What a square pixel of another label weighs: a circle is seen beneath a name, a name is not read there. */
const PER_PIXEL_OF_TEXT = 20
/** What a square pixel of a line weighs: it strikes a name through. */
const PER_PIXEL_OF_LINE = 1
/** What a label weighs that another circle is nearer to than its own: it would be read as that country's name. */
const OF_ANOTHER = 400
/** A label that covers a larger part of others, or is beyond the edge, is left out. */
const MOST_COVERED = 0.08

/**
 * Places labels beside their circles, those given first first: on the side and at the distance where they cover least of
 * the labels before them, of the circles, of the lines, and of what is beyond the edge of the drawing, and where no other
 * circle is nearer. Undefined for a label without room: two that cover each other cannot be read. Lines are given as the
 * boxes along them.
 */
export function placedLabels(
  labelled: readonly Labelled[],
  room: Box,
  lines: readonly Box[] = [],
): (PlacedLabel | undefined)[] {
  const circles = labelled.map(({ spot, radius }) => around(spot, radius))
  const taken: Box[] = []
  return labelled.map((one, index) => {
    const otherCircles = circles.filter((_, place) => place !== index)
    const [best] = APART.flatMap((apart) =>
      candidates(one, apart).map((label, rank) => ({
        label,
        cost:
          costOf(label.box, { circles: otherCircles, labels: taken, lines, room }) +
          (isNearerAnother(label.box, one, index, labelled) ? OF_ANOTHER : 0) +
          rank * 2 +
          apart * PER_PIXEL,
        apart,
      })),
    ).sort((a, b) => a.cost - b.cost)
    if (best === undefined) return undefined
    const { label, apart } = best
    const covered = overlap(label.box, taken) + beyondEdge(label.box, room) * one.height
    if (covered > MOST_COVERED * one.width * one.height) return undefined
    taken.push(label.box)
    return apart === 0 ? label : { ...label, leader: leaderTo(label.box, one) }
  })
}

function isNearerAnother(box: Box, one: Circle, index: number, all: readonly Circle[]): boolean {
  const own = distanceTo(box, one)
  return all.some((other, place) => place !== index && distanceTo(box, other) < own)
}

/** How far a box is from the edge of a circle; 0 where they meet. */
export function distanceTo({ left, right, top, bottom }: Box, { spot, radius }: Circle): number {
  const across = Math.max(left - spot.x, 0, spot.x - right)
  const down = Math.max(top - spot.y, 0, spot.y - bottom)
  return Math.max(0, Math.hypot(across, down) - radius)
}

/** From the edge of a circle to the nearest spot of a label's box. */
function leaderTo({ left, right, top, bottom }: Box, { spot, radius }: Labelled) {
  const to = {
    x: Math.min(right, Math.max(left, spot.x)),
    y: Math.min(bottom, Math.max(top, spot.y)),
  }
  const distance = Math.hypot(to.x - spot.x, to.y - spot.y) || 1
  const share = Math.min(1, radius / distance)
  return { from: { x: spot.x + (to.x - spot.x) * share, y: spot.y + (to.y - spot.y) * share }, to }
}

/** How much of the boxes a box covers, in square pixels. */
export function overlap(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left)
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
    return width > 0 && height > 0 ? sum + width * height : sum
  }, 0)
}

/** A square around a spot. */
export function around({ x, y }: Spot, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }
}

/** What is beyond the edge cannot be read at all. */
const BEYOND = 50

interface Around {
  circles: readonly Box[]
  labels: readonly Box[]
  lines: readonly Box[]
  room: Box
}

function costOf(box: Box, { circles, labels, lines, room }: Around): number {
  return (
    overlap(box, circles) +
    overlap(box, labels) * PER_PIXEL_OF_TEXT +
    overlap(box, lines) * PER_PIXEL_OF_LINE +
    beyondEdge(box, room) * BEYOND
  )
}

/** How far a box is beyond the edges, in pixels. */
function beyondEdge(box: Box, room: Box): number {
  return (
    Math.max(0, room.left - box.left) +
    Math.max(0, box.right - room.right) +
    Math.max(0, room.top - box.top) +
    Math.max(0, box.bottom - room.bottom)
  )
}

/** The places around a circle, the best first: away from the pole for what is outside the map. */
function candidates(one: Labelled, apart: number): PlacedLabel[] {
  const at = (across: number, down: number) => beside(one, apart, across, down)
  const right = one.outwards ? one.spot.x >= 0 : true
  const side = right ? 1 : -1
  const lower = one.outwards && one.spot.y > 0 ? 1 : -1
  return [
    at(side, 0),
    at(side, lower),
    at(0, lower),
    at(side, -lower),
    at(-side, 0),
    at(0, -lower),
    at(-side, lower),
    at(-side, -lower),
  ]
}

function beside(
  { spot, radius, width, height }: Labelled,
  further: number,
  across: number,
  down: number,
): PlacedLabel {
  const apart = further + (down === 0 || across === 0 ? radius + GAP : radius * 0.75 + GAP - 1)
  const middle = spot.y + down * (apart + (across === 0 ? height / 2 : height / 3))
  const x = spot.x + across * apart
  const left = across > 0 ? x : across < 0 ? x - width : x - width / 2
  const top = middle - height / 2
  return {
    x,
    y: top + ASCENT * height,
    anchor: across > 0 ? 'start' : across < 0 ? 'end' : 'middle',
    box: { left, top, right: left + width, bottom: top + height },
  }
}
