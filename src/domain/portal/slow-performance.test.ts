import { expect, test } from 'vitest'
import { isSlow } from './slow-performance.ts'

test.each([
  { ms: 0, slow: false },
  { ms: 3000, slow: false },
  { ms: 3000.5, slow: true },
  { ms: 12_000, slow: true },
])('$ms ms are slow: $slow', ({ ms, slow }) => {
  expect(isSlow(ms)).toBe(slow)
})
