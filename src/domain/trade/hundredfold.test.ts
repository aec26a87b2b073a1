import { expect, test } from 'vitest'
import { differHundredfold, peaksDiffer } from './hundredfold.ts'

test.each([
  { lines: [[1, 500], [5]], differ: true },
  { lines: [[1, 499], [5]], differ: false },
  { lines: [[1, 1000]], differ: false },
  { lines: [[1000], [0, null]], differ: false },
  { lines: [], differ: false },
])('$lines: $differ', ({ lines, differ }) => {
  expect(differHundredfold(lines)).toBe(differ)
})

test.each([
  { lines: [[1, 50], [5]], differ: true },
  { lines: [[49], [5]], differ: false },
])('tenfold, $lines: $differ', ({ lines, differ }) => {
  expect(peaksDiffer(lines, 10)).toBe(differ)
})
