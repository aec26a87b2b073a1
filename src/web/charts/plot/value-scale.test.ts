import { expect, test } from 'vitest'
import { valueTicks } from './value-scale.ts'

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
