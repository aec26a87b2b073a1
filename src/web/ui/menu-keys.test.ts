import { expect, test } from 'vitest'
import { placeAfter } from './menu-keys.ts'

test.each([
  { key: 'ArrowDown', at: 1, leads: 2 },
  { key: 'ArrowDown', at: 3, leads: 0 },
  { key: 'ArrowUp', at: 1, leads: 0 },
  { key: 'ArrowUp', at: 0, leads: 3 },
  { key: 'Home', at: 2, leads: 0 },
  { key: 'End', at: 2, leads: 3 },
  { key: 'Tab', at: 2, leads: undefined },
])('$key from $at of four leads to $leads', ({ key, at, leads }) => {
  expect(placeAfter(key, at, 4)).toBe(leads)
})
