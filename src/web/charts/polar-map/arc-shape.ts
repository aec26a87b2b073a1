import type { Spot } from './polar-projection.ts'

/** An arc from one place to another, which ends in an arrowhead. */
export interface ArcShape {
  /** The path of the line, which ends where the arrowhead begins. */
  line: string
  /** The corners of the arrowhead. */
  head: string
  width: number
  /** A spot of the arc, from 0 at its beginning to 1 at its arrowhead. */
  at: (share: number) => Spot
}

interface ArcEnds {
  from: Spot
  to: Spot
  /** Of the circles at the ends, which the arc is clear of. */
  fromRadius: number
  toRadius: number
  width: number
}

/** How far an arc bends from the straight line, in parts of its length. */
const BEND = 0.17
const MOST_BEND = 90
const CLEAR = 2
const SMALLEST_HEAD = 5
const STEPS = 60
/** Of the arc of goods that stay where they come from. */
const LOOP = 34

/** An arc that bends to the right of its way, so that the arc back does not lie on it. */
export function arcShape({ from, to, fromRadius, toRadius, width }: ArcEnds): ArcShape {
  const curve = from.x === to.x && from.y === to.y ? loop(from) : bent(from, to)
  const length = Math.max(SMALLEST_HEAD, width * 1.3 + 3)
  const tip = shareAtDistance(curve, to, toRadius + CLEAR)
  const base = shareAtDistance(curve, curve(tip), length, tip)
  const start = shareFrom(curve, from, Math.max(0, fromRadius - 1))
  const at = (share: number) => curve(start + (base - start) * share)
  const points = Array.from({ length: STEPS / 2 + 1 }, (_, step) => at(step / (STEPS / 2)))
  return { line: pathOf(points), head: headOf(curve(base), curve(tip), length, width), width, at }
}

type Curve = (share: number) => Spot

function bent(from: Spot, to: Spot): Curve {
  const [across, down] = [to.x - from.x, to.y - from.y]
  const distance = Math.hypot(across, down)
  const bend = Math.min(BEND, MOST_BEND / distance) * 2
  const control = {
    x: (from.x + to.x) / 2 - down * (bend / 2),
    y: (from.y + to.y) / 2 + across * (bend / 2),
  }
  return (share) => ({
    x: (1 - share) ** 2 * from.x + 2 * (1 - share) * share * control.x + share ** 2 * to.x,
    y: (1 - share) ** 2 * from.y + 2 * (1 - share) * share * control.y + share ** 2 * to.y,
  })
}

function loop({ x, y }: Spot): Curve {
  return (share) => ({
    x: x + Math.sin(share * 2 * Math.PI) * (LOOP / 2),
    y: y - (1 - Math.cos(share * 2 * Math.PI)) * (LOOP / 2),
  })
}

/** The last share of a curve, going back from `from`, at which it is at least so far from a spot. */
function shareAtDistance(curve: Curve, spot: Spot, distance: number, from = 1): number {
  for (let step = STEPS; step > 0; step--) {
    const share = (from * step) / STEPS
    const { x, y } = curve(share)
    if (Math.hypot(x - spot.x, y - spot.y) >= distance) return share
  }
  return from / 2
}

function shareFrom(curve: Curve, spot: Spot, distance: number): number {
  for (let step = 0; step < STEPS; step++) {
    const { x, y } = curve(step / STEPS)
    if (Math.hypot(x - spot.x, y - spot.y) >= distance) return step / STEPS
  }
  return 0
}

function headOf(base: Spot, tip: Spot, length: number, width: number): string {
  const distance = Math.hypot(tip.x - base.x, tip.y - base.y) || 1
  const along = { x: (tip.x - base.x) / distance, y: (tip.y - base.y) / distance }
  const half = Math.max(SMALLEST_HEAD * 0.62, width * 0.95)
  const end = { x: base.x + along.x * length, y: base.y + along.y * length }
  const corners = [
    end,
    { x: base.x - along.y * half, y: base.y + along.x * half },
    { x: base.x + along.y * half, y: base.y - along.x * half },
  ]
  return `${pathOf(corners)}Z`
}

const pathOf = (points: readonly Spot[]) =>
  points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${tenths(x)} ${tenths(y)}`).join('')
const tenths = (length: number) => Math.round(length * 10) / 10
