import { drawnFlows, type Flow, type FlowCounts } from '#domain/trade/flow-counts.ts'
import { textWidth } from '../plot/label-places.ts'
import { type ArcShape, arcShape } from './arc-shape.ts'
import { around, type Box, overlap, type PlacedLabel, placedLabels } from './map-labels.ts'
import { type CountryPlace, placeOf, type Spot, spotAt } from './polar-projection.ts'
import { ringDirections } from './ring-directions.ts'

/** How large the drawing is, and what it has room for. */
export interface MapSize {
  /** From the pole to the edge of the map at 45° north, in pixels. */
  radius: number
  /** Around the pole. */
  room: Box
  /** Whether figures are beside names, and numbers on arcs. */
  withFigures: boolean
  /** Of names, in pixels. */
  labelSize?: number
  /** How many countries are named: those with the largest circles, then those of the largest flows. */
  mostNamed?: number
}

/** Figures that circles and arcs of several maps are scaled by. */
export interface MapScale {
  largestFlow: number
  largestPlace: number
}

/** A flow that is drawn. */
export interface MapArc {
  /** Its row in the table, from 1. */
  number: number
  flow: Flow<number>
  shape: ArcShape
  /** Where its number stands; null without room. */
  badge: Spot | null
}

/** A country that an arc begins or ends at. */
export interface MapPlace {
  code: string
  name: string
  /** What it sends; null where it only receives. */
  figure: number | null
  written: string
  spot: Spot
  radius: number
  /** Undefined where there is no room for its name. */
  label: PlacedLabel | undefined
}

/** The arcs and countries of a map, around the pole, in pixels. */
export interface MapPoints {
  arcs: MapArc[]
  places: MapPlace[]
}

/** In parts of the map's radius. */
export const RING = 1.14
const LARGEST_CIRCLE = 0.088
const WIDEST_ARC = 0.03
const SMALLEST_CIRCLE = 3
const RECEIVER = 2.6
const THINNEST_ARC = 1.2
const LABEL_SIZE = 12
const BADGE = 7.5
const RING_APART = 6.5
/** How many boxes stand for an arc, and how far beyond its line a label is clear of it. */
const ARC_BOXES = 32
const HALO = 1
const BADGE_SHARES = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8]

/** The largest figures of several maps, so that they are drawn at one scale. */
export function scaleOf(maps: readonly FlowCounts<number>[]): MapScale {
  return {
    largestFlow: Math.max(0, ...maps.flatMap(({ flows }) => flows.map(({ figure }) => figure))),
    largestPlace: Math.max(0, ...maps.flatMap(({ places }) => places.map(({ figure }) => figure))),
  }
}

/** Of a circle whose area stands for a figure. */
export function circleRadius(figure: number, { largestPlace }: MapScale, radius: number): number {
  return Math.max(SMALLEST_CIRCLE, Math.sqrt(figure / (largestPlace || 1)) * LARGEST_CIRCLE * radius)
}

/** Of an arc, by the square root, so that small ones are seen beside large ones. */
export function arcWidth(figure: number, { largestFlow }: MapScale, radius: number): number {
  return Math.max(THINNEST_ARC, Math.sqrt(figure / (largestFlow || 1)) * WIDEST_ARC * radius)
}

interface Words {
  name: (code: string) => string
  write: (figure: number) => string
}

/** Lays out the drawn flows. A flow of a country without a point on the map is left out. */
export function polarMapPoints(
  counts: FlowCounts<number>,
  scale: MapScale,
  { radius, room, withFigures, labelSize = LABEL_SIZE, mostNamed = Number.POSITIVE_INFINITY }: MapSize,
  { name, write }: Words,
): MapPoints {
  const drawn = drawnFlows(counts.flows)
  const sent = new Map(counts.places.map(({ code, figure }) => [code, figure]))
  const codes = [...new Set(drawn.flatMap(({ from, importer }) => [from, importer]))]
  const senders = new Set(drawn.map(({ from }) => from))
  const spots = spotsOf(codes, radius)
  const bare = codes.flatMap((code) => {
    const found = spots.get(code)
    if (found === undefined) return []
    const figure = senders.has(code) ? (sent.get(code) ?? 0) : null
    const written = figure === null || !withFigures ? '' : write(figure)
    const circle = figure === null ? RECEIVER : circleRadius(figure, scale, radius)
    return [
      { code, name: name(code), figure, written, spot: found.spot, radius: circle, outside: found.outside },
    ]
  })
  const byRadius = bare.toSorted((a, b) => b.radius - a.radius)
  const arcs = arcsOf(drawn, bare, scale, radius)
  const labels = placedLabels(
    byRadius.slice(0, mostNamed).map((place) => ({
      spot: place.spot,
      radius: place.radius,
      width:
        textWidth(place.name, labelSize) +
        ((place.written && textWidth(` ${place.written}`, labelSize)) || 0),
      height: labelSize + 2,
      outwards: place.outside,
    })),
    room,
    arcs.flatMap(({ shape }) => boxesAlong(shape)),
  )
  const places = byRadius.map(({ outside: _, ...place }, index) => ({ ...place, label: labels[index] }))
  return { places, arcs: withFigures ? badged(arcs, places) : arcs }
}

/** Where countries stand; those beyond the edge on a ring, by longitude, apart from each other. */
function spotsOf(codes: readonly string[], radius: number): Map<string, { spot: Spot; outside: boolean }> {
  const known = codes.flatMap((code) => {
    const place = placeOf(code)
    return place === undefined ? [] : [{ code, ...place }]
  })
  const outside = known.filter(({ distance }) => distance === null)
  const moved = ringDirections(
    outside.map(({ direction }) => direction),
    RING_APART,
  )
  const ring = new Map(outside.map(({ code }, index) => [code, moved[index] ?? 0]))
  const spotOf = ({ code, direction, distance }: CountryPlace & { code: string }) =>
    distance === null
      ? spotAt(ring.get(code) ?? direction, RING * radius)
      : spotAt(direction, distance * radius)
  return new Map(known.map((one) => [one.code, { spot: spotOf(one), outside: one.distance === null }]))
}

function arcsOf(
  drawn: readonly Flow<number>[],
  places: readonly Pick<MapPlace, 'code' | 'spot' | 'radius'>[],
  scale: MapScale,
  radius: number,
): MapArc[] {
  const of = new Map(places.map((place) => [place.code, place]))
  return drawn.flatMap((flow, row) => {
    const [from, to] = [of.get(flow.from), of.get(flow.importer)]
    if (from === undefined || to === undefined) return []
    const shape = arcShape({
      from: from.spot,
      to: to.spot,
      fromRadius: from.radius,
      toRadius: to.radius,
      width: arcWidth(flow.figure, scale, radius),
    })
    return [{ number: row + 1, flow, shape, badge: null }]
  })
}

/** Boxes along an arc, as wide as its line: what a label would cover of it. */
function boxesAlong({ at, width }: ArcShape): Box[] {
  return Array.from({ length: ARC_BOXES + 1 }, (_, step) => around(at(step / ARC_BOXES), width / 2 + HALO))
}

/** Puts the number of each arc on it, clear of labels, circles and other numbers as far as there is room. */
function badged(arcs: readonly MapArc[], places: readonly MapPlace[]): MapArc[] {
  const taken = places.flatMap(({ label, spot, radius }) => [
    ...(label ? [label.box] : []),
    around(spot, radius),
  ])
  return arcs.map((arc) => {
    const [best] = BADGE_SHARES.map((share, rank) => {
      const badge = arc.shape.at(share)
      return { badge, cost: overlap(around(badge, BADGE), taken) + rank }
    }).sort((a, b) => a.cost - b.cost)
    if (best === undefined) return arc
    taken.push(around(best.badge, BADGE))
    return { ...arc, badge: best.badge }
  })
}
