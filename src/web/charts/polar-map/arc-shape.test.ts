import { expect, test } from 'vitest'
import { arcShape } from './arc-shape.ts'

const ends = { from: { x: 0, y: 0 }, to: { x: 100, y: 0 }, fromRadius: 5, toRadius: 10, width: 4 }

test('an arc begins at the edge of one circle and ends clear of the other', () => {
  const { at } = arcShape(ends)
  const [start, end] = [at(0), at(1)]
  expect(Math.hypot(start.x, start.y)).toBeGreaterThanOrEqual(4)
  expect(Math.hypot(100 - end.x, end.y)).toBeGreaterThan(10)
})

test('an arc and the arc back bend to different sides', () => {
  const there = arcShape(ends).at(0.5)
  const back = arcShape({ ...ends, from: ends.to, to: ends.from }).at(0.5)
  expect(there.y).toBeGreaterThan(5)
  expect(back.y).toBeLessThan(-5)
})

test('a long arc bends no more than the map has room for', () => {
  const { at } = arcShape({ ...ends, to: { x: 3000, y: 0 } })
  expect(Math.abs(at(0.5).y)).toBeLessThan(60)
})

test('what stays where it comes from is a loop beside its circle', () => {
  const { at, head } = arcShape({ ...ends, to: ends.from, toRadius: 5 })
  expect(Math.hypot(at(0.5).x, at(0.5).y)).toBeGreaterThan(20)
  expect(head).not.toContain('NaN')
})
