import { expect, test } from 'vitest'
import { endLabels } from './end-labels.ts'

const edges = { left: 0, right: 500, top: 0, bottom: 300 }
const line = (...points: [x: number, y: number][]) => ({
  stretches: [points.map(([x, y]) => ({ x, y }))],
  width: 60,
})

test('lines that reach the last years have their labels in the margin, apart from each other', () => {
  const [first, second] = endLabels([line([0, 100], [500, 100]), line([0, 50], [490, 104])], edges)
  expect(first).toMatchObject({ inMargin: true, x: 514, y: 100 })
  expect(second).toMatchObject({ inMargin: true, x: 514 })
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThanOrEqual(16)
})

test('a line that stopped earlier is named where it stopped', () => {
  const [place] = endLabels([line([0, 100], [200, 120])], edges)
  expect(place).toEqual({ inMargin: false, x: 209, y: 120 })
})

test('its name stands above the end where another line runs on', () => {
  const [place] = endLabels([line([0, 100], [200, 120]), line([0, 120], [500, 124])], edges)
  expect(place).toMatchObject({ inMargin: false })
  expect(place?.y).toBeLessThan(120 - 8)
})

test('two that stopped at one place do not stand on each other', () => {
  const [first, second] = endLabels([line([0, 100], [200, 120]), line([0, 140], [200, 120])], edges)
  expect(first?.y).not.toBe(second?.y)
  expect([first?.inMargin, second?.inMargin]).toEqual([false, false])
})

test('where everything is taken the margin has to do', () => {
  const thicket = Array.from({ length: 20 }, (_, place) => line([0, place * 15], [500, place * 15]))
  const [place] = endLabels([line([0, 100], [200, 120]), ...thicket], edges)
  expect(place).toMatchObject({ inMargin: true })
})

test('a line whose last points are crowded is named at an earlier stretch of its own', () => {
  const crowd = Array.from({ length: 5 }, (_, place) =>
    line([280, 250 + place * 10], [500, 250 + place * 10]),
  )
  const stretches = [
    [
      { x: 0, y: 200 },
      { x: 150, y: 30 },
    ],
    [{ x: 300, y: 270 }],
  ]
  const [place] = endLabels([{ stretches, width: 60 }, ...crowd], edges)
  expect(place).toEqual({ inMargin: false, x: 159, y: 30 })
})

test('a point of an incomplete year does not draw the name away from its line', () => {
  const stretches = [
    [
      { x: 0, y: 200 },
      { x: 480, y: 100 },
    ],
    [{ x: 500, y: 290 }],
  ]
  expect(endLabels([{ stretches, width: 60 }], edges)[0]).toMatchObject({ inMargin: true, y: 100 })
})

test('a point alone at the end counts as the end', () => {
  const [place] = endLabels(
    [
      {
        stretches: [
          [
            { x: 0, y: 10 },
            { x: 100, y: 20 },
          ],
          [{ x: 300, y: 40 }],
        ],
        width: 60,
      },
    ],
    edges,
  )
  expect(place).toMatchObject({ x: 309, y: 40 })
})
