import { expect, test } from 'vitest'
import { batchesOf } from './summary-runs.ts'

test.each([
  { items: [], size: 5, batches: [] },
  { items: [1, 2], size: 5, batches: [[1, 2]] },
  {
    items: [1, 2, 3, 4],
    size: 2,
    batches: [
      [1, 2],
      [3, 4],
    ],
  },
  { items: [1, 2, 3], size: 2, batches: [[1, 2], [3]] },
])('$items.length in parts of $size', ({ items, size, batches }) => {
  expect(batchesOf(items, size)).toEqual(batches)
})
