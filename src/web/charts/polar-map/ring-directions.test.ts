import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ringDirections } from './ring-directions.ts'

test('directions that are apart stay as they are', () => {
  expect(ringDirections([10, 100, 200], 6)).toEqual([10, 100, 200])
})

test('those too near move apart around their middle, in their order', () => {
  expect(ringDirections([100, 98], 6)).toEqual([102, 96])
  expect(ringDirections([50, 52, 51], 10)).toEqual([41, 61, 51])
})

test('a group that grows into its neighbour takes it along', () => {
  expect(ringDirections([50, 51, 58], 6)).toEqual([47, 53, 59])
})

test('none is nearer to the next than asked, as long as there is room', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 60, max: 300 }), { minLength: 2, maxLength: 12 }),
      (directions) => {
        const placed = ringDirections(directions, 5).sort((a, b) => a - b)
        const gaps = placed.slice(1).map((direction, place) => direction - (placed[place] ?? 0))
        expect(Math.min(...gaps)).toBeGreaterThan(4.999)
      },
    ),
  )
})
