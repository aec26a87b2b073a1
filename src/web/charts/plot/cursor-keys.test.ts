import { expect, test } from 'vitest'
import { cursorAfter, nearestIndex } from './cursor-keys.ts'

test.each([
  { key: 'ArrowRight', at: 3, leads: 4 },
  { key: 'ArrowLeft', at: 0, leads: 0 },
  { key: 'PageDown', at: 7, leads: 9 },
  { key: 'Home', at: 7, leads: 0 },
  { key: 'End', at: 0, leads: 9 },
  { key: 'Escape', at: 4, leads: null },
  { key: 'a', at: 4, leads: undefined },
])('$key from $at of ten leads to $leads', ({ key, at, leads }) => {
  expect(cursorAfter(key, at, 10)).toBe(leads)
})

test('a pointer between two years means the nearer one', () => {
  expect(nearestIndex([10, 20, 30], 24)).toBe(1)
  expect(nearestIndex([10, 20, 30], 26)).toBe(2)
  expect(nearestIndex([10, 20, 30], -50)).toBe(0)
})
