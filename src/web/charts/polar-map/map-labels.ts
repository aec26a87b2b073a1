import type { Spot } from './polar-projection.ts'

/** A box of the drawing that is taken. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Labelled {
  spot: Spot
  /** Of its circle. */
  radius: number
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
}

const GAP = 4
/** How much of a label is above its base line. */
const ASCENT = 0.77

/**
 * Places labels beside their circles, those given first first: on the side where they cover least of the circles, of the
 * labels before them, and of what is beyond the edge of the drawing.
 */
export function placedLabels(labelled: readonly Labelled[], room: Box): PlacedLabel[] {
  const circles = labelled.map(({ spot, radius }) => around(spot, radius))
  const taken: Box[] = []
  return labelled.map((one, index) => {
    const others = [...circles.filter((_, place) => place !== index), ...taken]
    const [best] = candidates(one)
      .map((label, rank) => ({ label, cost: costOf(label.box, others, room) + rank * 2 }))
      .sort((a, b) => a.cost - b.cost)
    const { label } = best ?? { label: beside(one, 1, 0) }
    taken.push(label.box)
    return label
  })
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

function costOf(box: Box, others: readonly Box[], room: Box): number {
  const beyond =
    Math.max(0, room.left - box.left) +
    Math.max(0, box.right - room.right) +
    Math.max(0, room.top - box.top) +
    Math.max(0, box.bottom - room.bottom)
  return overlap(box, others) + beyond * BEYOND
}

/** The places around a circle, the best first: away from the pole for what is outside the map. */
function candidates(one: Labelled): PlacedLabel[] {
  const right = one.outwards ? one.spot.x >= 0 : true
  const side = right ? 1 : -1
  const lower = one.outwards && one.spot.y > 0 ? 1 : -1
  return [
    beside(one, side, 0),
    beside(one, side, lower),
    beside(one, 0, lower),
    beside(one, side, -lower),
    beside(one, -side, 0),
    beside(one, 0, -lower),
    beside(one, -side, lower),
    beside(one, -side, -lower),
  ]
}

function beside({ spot, radius, width, height }: Labelled, across: number, down: number): PlacedLabel {
  const apart = down === 0 || across === 0 ? radius + GAP : radius * 0.75 + GAP - 1
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
