import { expect, test } from 'vitest'
import { holdsUnstorableText } from './storable-text.ts'

test.each([
  {
    what: 'letters of any script',
    value: { title: 'Náhvalur 𓆝 北極', list: ['a\tb\n', null, 1, true] },
    holds: false,
  },
  { what: 'a NUL', value: 'a\0b', holds: true },
  { what: 'a NUL deep inside', value: { rows: [{ notes: ['\0'] }] }, holds: true },
  { what: 'half a character', value: { notes: '\ud83d' }, holds: true },
  { what: 'a NUL in the name of a member', value: { 'a\0': 1 }, holds: true },
])('$what: $holds', ({ value, holds }) => {
  expect(holdsUnstorableText(value)).toBe(holds)
})

test('a value as deep as a request can send is looked through', () => {
  let deep: unknown = '\0'
  for (let depth = 0; depth < 200_000; depth += 1) deep = [deep]
  expect(holdsUnstorableText(deep)).toBe(true)
})
