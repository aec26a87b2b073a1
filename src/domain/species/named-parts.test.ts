import { expect, test } from 'vitest'
import { MOST_NAMED, namedParts } from './named-parts.ts'

const ids = (count: number) => Array.from({ length: count }, (_, place) => String(place).padStart(3, '0'))

test.each([
  { count: 0, parts: [] },
  { count: 1, parts: [1] },
  { count: MOST_NAMED, parts: [MOST_NAMED] },
  { count: MOST_NAMED + 1, parts: [MOST_NAMED, 1] },
])('$count species are named in $parts', ({ count, parts }) => {
  const named = namedParts(ids(count)).map((part) => part.split(','))
  expect(named.map(({ length }) => length)).toEqual(parts)
  expect(named.flat()).toEqual(ids(count))
})

test('the same species in another order, or named twice, make the same questions', () => {
  expect(namedParts(['b', 'a', 'b'])).toEqual(namedParts(['a', 'b']))
})
