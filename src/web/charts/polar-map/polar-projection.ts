import { COUNTRY_POINTS } from './country-points.ts'

/** A place in the drawing. */
export interface Spot {
  x: number
  y: number
}

/** The map ends at this parallel. */
const EDGE_NORTH = 45
/** This meridian, which runs through Greenland, points down. */
const DOWN = -45
const POLE = 90
const TURN = 360
const RADIANS = Math.PI / 180

/** How far from the pole a parallel is, in radii of the map: equal areas stay equal. */
export const distanceOf = (north: number): number =>
  Math.sin(((POLE - north) / 2) * RADIANS) / Math.sin(((POLE - EDGE_NORTH) / 2) * RADIANS)

/** The direction of a meridian: 0 is down, a quarter turn to the right is 90; in degrees. */
export const directionOf = (east: number): number => (((east - DOWN) % TURN) + TURN) % TURN

/** The spot in a direction, at a distance from the pole. */
export function spotAt(direction: number, distance: number): Spot {
  return { x: Math.sin(direction * RADIANS) * distance, y: Math.cos(direction * RADIANS) * distance }
}

/** Where a country stands: on the map, or beyond its edge, where its direction alone is shown. */
export interface CountryPlace {
  direction: number
  /** In radii of the map; null beyond the edge. */
  distance: number | null
}

let places: ReadonlyMap<string, CountryPlace> | undefined

/** Where a country stands; undefined for codes that name no country. */
export function placeOf(code: string): CountryPlace | undefined {
  places ??= new Map(
    COUNTRY_POINTS.trim()
      .split(/,\s/)
      .map((written) => {
        const [code = '', east, north] = written.split(' ')
        return [code, placeAt(Number(east), Number(north))]
      }),
  )
  return places.get(code)
}

function placeAt(east: number, north: number): CountryPlace {
  return { direction: directionOf(east), distance: north < EDGE_NORTH ? null : distanceOf(north) }
}
