import { describe, expect, test } from 'vitest'
import { type AnyFlow, flowCounts } from '#domain/trade/flow-counts.ts'
import { distanceTo, overlap } from './map-labels.ts'
import { mapLayout } from './map-layout.ts'
import { arcWidth, circleRadius, polarMapPoints, scaleOf } from './polar-map-points.ts'

const flow = (from: string, importer: string, figure: number): AnyFlow<number> => ({
  from,
  importer,
  figure,
  exporters: figure,
  importers: 0,
  matched: 0,
  rows: 1,
})
const sum = (figures: number[]) => figures.reduce((total, one) => total + one, 0)
const WALRUS = [
  flow('GL', 'DK', 6204),
  flow('ID', 'US', 3469),
  flow('GL', 'DE', 691),
  flow('US', 'GB', 400),
  flow('RU', 'CH', 246),
  flow('GL', 'XX', 100),
]

function pointsOf(flows: AnyFlow<number>[], width = 900) {
  const counts = flowCounts(flows, sum)
  const layout = mapLayout(width)
  return polarMapPoints(counts, scaleOf([counts]), layout, { name: (code) => code, write: String })
}

describe('the points of a map', () => {
  test('are an arc for each flow in the order of the table', () => {
    expect(
      pointsOf(WALRUS).arcs.map(({ number, flow: { from, importer } }) => [number, from, importer]),
    ).toEqual([
      [1, 'GL', 'DK'],
      [2, 'ID', 'US'],
      [3, 'GL', 'DE'],
      [4, 'US', 'GB'],
      [5, 'RU', 'CH'],
    ])
  })

  test('have a figure at each country that sends, and none at one that only receives', () => {
    const figures = Object.fromEntries(pointsOf(WALRUS).places.map(({ code, figure }) => [code, figure]))
    expect(figures).toEqual({ GL: 6995, ID: 3469, US: 400, RU: 246, DK: null, DE: null, GB: null, CH: null })
  })

  test('put countries south of 45° on the ring, the others on the map', () => {
    const { radius } = mapLayout(900)
    const distance = (code: string) => {
      const { x = 0, y = 0 } = pointsOf(WALRUS).places.find((place) => place.code === code)?.spot ?? {}
      return Math.hypot(x, y) / radius
    }
    expect(distance('ID')).toBeCloseTo(1.14)
    expect(distance('US')).toBeCloseTo(1.14)
    expect(distance('GL')).toBeLessThan(1)
  })

  test('leave out what has no quantity, and keep the numbers of the table', () => {
    expect(pointsOf([flow('GL', 'DK', 0), flow('RU', 'FR', 2)]).arcs.map(({ number }) => number)).toEqual([1])
  })

  test('have numbers on arcs and figures beside names where there is room, neither on a phone', () => {
    expect(pointsOf(WALRUS).arcs.every(({ badge }) => badge !== null)).toBe(true)
    const phone = pointsOf(WALRUS, 328)
    expect(phone.arcs.every(({ badge }) => badge === null)).toBe(true)
    expect(phone.places.every(({ written }) => written === '')).toBe(true)
  })

  test.each([328, 460, 700, 900])(
    'keep labels inside the drawing and off each other, %i pixels wide',
    (width) => {
      const { room } = mapLayout(width)
      const boxes = pointsOf(WALRUS, width).places.flatMap(({ label }) => (label ? [label.box] : []))
      expect(boxes.length).toBeGreaterThan(5)
      for (const [place, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(room.left)
        expect(box.right).toBeLessThanOrEqual(room.right)
        expect(overlap(box, boxes.slice(place + 1))).toBeLessThan(60)
      }
    },
  )
})

test('names that would cover each other are moved away or left out, those of the largest circles stay', () => {
  const codes = ['DE', 'CH', 'AT', 'FR', 'BE', 'NL', 'LU', 'DK', 'CZ', 'PL', 'IT', 'GB', 'SI', 'HR', 'HU']
  const { places } = pointsOf(
    codes.map((code, at) => flow(code, 'CN', 1000 - at)),
    328,
  )
  const labels = places.map(({ label }) => label)
  expect(labels[0]).toBeDefined()
  expect(labels.some((label) => label === undefined || label.leader !== undefined)).toBe(true)
  const boxes = labels.flatMap((label) => label?.box ?? [])
  for (const [place, box] of boxes.entries()) expect(overlap(box, boxes.slice(place + 1))).toBeLessThan(1)
})

test('a name is nearest to its own circle where two countries are close to each other on the ring', () => {
  const flows = [
    flow('GB', 'AE', 19327),
    flow('AM', 'RU', 13425),
    flow('ES', 'AE', 7631),
    flow('DE', 'AE', 6024),
    flow('CA', 'AE', 3955),
    flow('US', 'AE', 2229),
  ]
  const counts = flowCounts(flows, sum)
  const room = { left: -298, top: -268, right: 298, bottom: 268 }
  const { places } = polarMapPoints(
    counts,
    scaleOf([counts]),
    { radius: 214, room, labelSize: 13.5, withFigures: false },
    { name: (code) => ({ AE: 'United Arab Emirates', AM: 'Armenia' })[code] ?? code, write: String },
  )
  for (const code of ['AE', 'AM']) {
    const box = places.find((place) => place.code === code)?.label?.box
    if (box === undefined) throw new Error(`${code} has no name on the map`)
    const [nearest] = places.toSorted((a, b) => distanceTo(box, a) - distanceTo(box, b))
    expect(nearest?.code).toBe(code)
  }
})

describe('the scale', () => {
  const scale = { largestFlow: 400, largestPlace: 400 }

  test('draws areas: a fourth of the figure has half of the radius', () => {
    expect(circleRadius(100, scale, 300) * 2).toBeCloseTo(circleRadius(400, scale, 300))
    expect(arcWidth(100, scale, 300) * 2).toBeCloseTo(arcWidth(400, scale, 300))
  })

  test('leaves small figures visible', () => {
    expect(circleRadius(0.01, scale, 300)).toBe(3)
    expect(arcWidth(0.01, scale, 300)).toBeGreaterThan(1)
  })
})
