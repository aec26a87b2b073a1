import { expect, test } from 'vitest'
import { logOf, logTicks, valueTicks } from './value-scale.ts'

test.each([
  { what: 'round steps above the largest', largest: 2273, ticks: [0, 1000, 2000, 3000] },
  { what: 'a value on a step needs no further one', largest: 1000, ticks: [0, 250, 500, 750, 1000] },
  { what: 'counts stay whole', largest: 3, ticks: [0, 1, 2, 3] },
  { what: 'one record', largest: 1, ticks: [0, 1] },
  { what: 'nothing still has a scale', largest: 0, ticks: [0, 1] },
])('$what', ({ largest, ticks }) => {
  expect(valueTicks(largest)).toEqual(ticks)
})

test('quantities may be fractions', () => {
  expect(valueTicks(0.9, { whole: false })).toEqual([0, 0.25, 0.5, 0.75, 1])
})

test.each([7, 12, 45, 99, 130, 999, 4200, 81887, 3_627_376_148])(
  '%d gets two to five hairlines and fits',
  (largest) => {
    const ticks = valueTicks(largest)
    expect(ticks.length).toBeGreaterThanOrEqual(3)
    expect(ticks.length).toBeLessThanOrEqual(6)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest)
  },
)

test.each([
  { largest: 0, ticks: [0, 1, 10] },
  { largest: 10, ticks: [0, 1, 10] },
  { largest: 2300, ticks: [0, 1, 10, 100, 1000, 10000] },
  { largest: 5_000_000, ticks: [0, 10, 1000, 100_000, 10_000_000] },
])('powers of ten up to $largest', ({ largest, ticks }) => {
  expect(logTicks(largest)).toEqual(ticks)
})

test('zero has its place on a logarithmic scale', () => {
  expect(logOf(0)).toBe(0)
  expect(logOf(99)).toBe(2)
})
