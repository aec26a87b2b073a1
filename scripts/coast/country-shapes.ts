import { type GeoGeometryObjects, geoArea, geoAzimuthalEqualArea, geoCentroid, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { countryCodes, readAtlas } from './atlas-countries.ts'
import { simplifyArcs } from './simple-arcs.ts'

/** The edge of the map is at 45° north, this far from the pole in units of the drawing. */
const RADIUS = 1000
const EDGE_DEGREES = 45
/** This meridian, which runs through Greenland, points down. */
const DOWN = -45
/** Below this, in square units, an island is left out: about a pixel. */
const SMALLEST_ISLAND = 7
/** North of it lie Svalbard's islands, and no others of Norway. */
const SVALBARD_SOUTH = 73

type Shape = Exclude<GeoGeometryObjects, { type: 'Sphere' }>
type Polygon = Extract<Shape, { type: 'Polygon' }>
type Rings = Polygon['coordinates']

interface Country {
  code: string
  polygons: Rings[]
}

const projection = geoAzimuthalEqualArea()
  .rotate([-DOWN, -90])
  .translate([0, 0])
  .clipAngle(EDGE_DEGREES)
  .scale(RADIUS / (2 * Math.sin((EDGE_DEGREES * Math.PI) / 360)))
  .precision(1)

/** The outline of each country north of 45°, as path data in whole units around the pole; by code. */
export function countryOutlines(): [code: string, outline: string][] {
  const path = geoPath(projection)
  return countries().flatMap(({ code, polygons }) => {
    const seen = polygons.flatMap((coordinates): Polygon[] => {
      const one = asPolygon(coordinates)
      return path.area(one) < SMALLEST_ISLAND ? [] : [one]
    })
    const outline = seen.map((one) => wholeUnits(path(one) ?? '')).join('')
    return outline === '' ? [] : [[code, outline]]
  })
}

/** The middle of the largest part of each country, in degrees east and north; by code. */
export function countryMiddles(): [code: string, point: [number, number]][] {
  return countries().flatMap(({ code, polygons }) => {
    if (code === NO_CODE) return []
    const [largest] = polygons.map(asPolygon).sort((a, b) => geoArea(b) - geoArea(a))
    if (largest === undefined) return []
    const [east, north] = geoCentroid(largest)
    return [[code, [tenths(east), tenths(north)]]]
  })
}

const NO_CODE = ''

function countries(): Country[] {
  const atlas = readAtlas()
  const whole = geoAzimuthalEqualArea().rotate([-DOWN, -90]).translate([0, 0]).scale(projection.scale())
  simplifyArcs(atlas, ([east, north]) => whole([east, north]))
  const codeOf = countryCodes()
  const byCode = new Map<string, Rings[]>()
  const { countries: shapes } = atlas.objects
  const found = shapes === undefined ? [] : [feature(atlas, shapes)]
  for (const { geometry, properties } of found.flatMap((one) => ('features' in one ? one.features : one))) {
    const code = codeOf(properties?.name) ?? NO_CODE
    for (const polygon of polygonsOf(geometry)) {
      const own = code === 'NO' && isSvalbard(polygon) ? 'SJ' : code
      byCode.set(own, [...(byCode.get(own) ?? []), polygon])
    }
  }
  return [...byCode]
    .map(([code, polygons]) => ({ code, polygons }))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}

function polygonsOf(shape: Shape): Rings[] {
  if (shape.type === 'Polygon') return [shape.coordinates]
  return shape.type === 'MultiPolygon' ? shape.coordinates : []
}

function isSvalbard([outer = []]: Rings): boolean {
  return outer.every(([, north = 0]) => north > SVALBARD_SOUTH)
}

function asPolygon(coordinates: Rings): Polygon {
  return { type: 'Polygon', coordinates }
}

const tenths = (degrees: number) => Math.round(degrees * 10) / 10

/** Path data in whole units, each point by its distance from the one before, which is shortest. */
function wholeUnits(path: string): string {
  return path
    .split('M')
    .slice(1)
    .map((ring) => {
      const points = ring
        .replace('Z', '')
        .split('L')
        .map((point) => point.split(',').map((part) => Math.round(Number(part))))
      const steps: string[] = []
      let [x = 0, y = 0] = points[0] ?? []
      for (const [right = 0, down = 0] of points.slice(1)) {
        if (right === x && down === y) continue
        steps.push(`${right - x}${signed(down - y)}`)
        ;[x, y] = [right, down]
      }
      const [start] = points
      return steps.length < 2 ? '' : `M${start?.[0]}${signed(start?.[1] ?? 0)}l${joined(steps)}z`
    })
    .join('')
}

const signed = (number: number) => (number < 0 ? String(number) : ` ${number}`)
const joined = (steps: readonly string[]) =>
  steps.reduce((path, step) => path + (path === '' || step.startsWith('-') ? step : ` ${step}`), '')
