import { expect, test } from 'vitest'
import { sameValue } from './normal-value.ts'

test.each([
  { what: 'nothing and an empty field', a: null, b: '', same: true },
  { what: 'a missing field and an empty list', a: undefined, b: [], same: true },
  { what: 'a number and its digits', a: 2019, b: '2019', same: true },
  { what: 'zero and nothing', a: 0, b: null, same: false },
  { what: 'a code with a leading zero and without', a: '07', b: '7', same: false },
  { what: 'no and not stated', a: false, b: null, same: false },
  { what: 'yes and no', a: true, b: false, same: false },
  {
    what: 'a moment and its text',
    a: new Date('2026-01-02T03:04:05Z'),
    b: '2026-01-02T03:04:05.000Z',
    same: true,
  },
  { what: 'a day and the same day', a: '2026-01-02', b: '2026-01-02', same: true },
  { what: 'blanks at the ends', a: ' Nanuq ', b: 'Nanuq', same: true },
  { what: 'blanks inside', a: 'Nan uq', b: 'Nanuq', same: false },
  { what: 'line breaks of two systems', a: 'one\r\ntwo', b: 'one\ntwo', same: true },
  { what: 'capitals', a: 'nanuq', b: 'Nanuq', same: false },
  { what: 'the same list', a: ['GL', 'CA'], b: ['GL', 'CA'], same: true },
  { what: 'a list and its beginning', a: ['GL', 'CA'], b: ['GL'], same: false },
  { what: 'two words and one with a comma', a: ['GL', 'CA'], b: ['GL,CA'], same: false },
])('$what: $same', ({ a, b, same }) => {
  expect(sameValue(a, b)).toBe(same)
  expect(sameValue(b, a)).toBe(same)
})
