import { expect, test } from 'vitest'
import { valueTicks } from './key-figures.ts'

test.each([
  [9513, [9000, 1000, 100]],
  [6204, [6000, 700, 100]],
  [3, [3]],
  [0.5, [0.5, 0.06, 0.008]],
  [0, []],
])('%d', (largest, figures) => {
  expect(valueTicks(largest)).toEqual(figures)
})
