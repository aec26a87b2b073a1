import type { PlotSize } from '../plot/plot.tsx'
import type { MapSize } from './polar-map-points.ts'
import { RING } from './polar-map-points.ts'

/** From this width on legend and sums are beside the map, and figures in it. */
const WIDE = 1000
const WITH_FIGURES = 480
const ASIDE = 164
const LARGEST_RADIUS = 300
/** Beside and above the ring, for names. */
const SIDE_ROOM = 58
const NARROW_SIDE_ROOM = 30
const TOP_ROOM = 26
/** A small map has no room for more names in Europe. */
const NAMED_ON_SMALL = 8

/** Where the map is in a drawing of some width. */
export interface MapLayout extends MapSize {
  size: PlotSize
  centre: { x: number; y: number }
  isWide: boolean
}

/** The layout of one map at a width; a picture has its key and sums elsewhere. */
export function mapLayout(width: number, { hasAside = true } = {}): MapLayout {
  const isWide = hasAside && width >= WIDE
  const drawing = isWide ? width - 2 * ASIDE : width
  const sideRoom = drawing < WITH_FIGURES ? NARROW_SIDE_ROOM : SIDE_ROOM
  const radius = Math.min(LARGEST_RADIUS, Math.max(90, (drawing / 2 - sideRoom) / RING))
  return laidOut(drawing, radius, isWide, drawing >= WITH_FIGURES)
}

/** The layout of a small map of several, without figures. */
export function smallMapLayout(width: number): MapLayout {
  return laidOut(width, Math.max(60, (width / 2 - NARROW_SIDE_ROOM) / RING), false, false)
}

function laidOut(width: number, radius: number, isWide: boolean, withFigures: boolean): MapLayout {
  const height = Math.round(2 * (radius * RING + TOP_ROOM))
  const centre = { x: width / 2, y: height / 2 }
  return {
    size: { width, height },
    centre,
    radius,
    room: { left: -centre.x, top: -centre.y + 4, right: centre.x, bottom: centre.y - 4 },
    withFigures,
    ...(withFigures ? {} : { mostNamed: NAMED_ON_SMALL }),
    isWide,
  }
}
