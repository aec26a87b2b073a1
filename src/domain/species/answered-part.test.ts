import { expect, test } from 'vitest'
import { namesToRead, partAfter, partFrom, partOfNames } from './answered-part.ts'

const NAMES = ['Aquila chrysaetos', 'Balaena mysticetus', 'Falco rusticolus']

test.each([
  { read: NAMES, limit: 2, names: NAMES.slice(0, 2), next: { after: 'Balaena mysticetus' } },
  { read: NAMES.slice(0, 2), limit: 2, names: NAMES.slice(0, 2), next: undefined },
  { read: [], limit: 2, names: [], next: undefined },
  { read: NAMES, limit: undefined, names: NAMES, next: undefined },
])('of $read.length names that were read for $limit', ({ read, limit, names, next }) => {
  expect(partOfNames(read, { limit })).toEqual({ names, next })
})

test('one name more than a part holds is read', () => {
  expect(namesToRead({ limit: 2 })).toBe(3)
  expect(namesToRead({})).toBe(201)
})

test.each([
  { asked: {}, names: NAMES, next: undefined },
  { asked: { limit: 2 }, names: NAMES.slice(0, 2), next: { after: 'Balaena mysticetus' } },
  { asked: { limit: 2, after: 'Balaena mysticetus' }, names: NAMES.slice(2), next: undefined },
  { asked: { limit: 1, after: 'Balaena that was removed' }, names: NAMES.slice(2), next: undefined },
  { asked: { after: 'Falco rusticolus' }, names: [], next: undefined },
])('of a list in memory, $asked: $names', ({ asked, names, next }) => {
  const { entries, part } = partAfter(
    NAMES.map((scientific_name) => ({ scientific_name })),
    asked,
  )
  expect(entries.map(({ scientific_name }) => scientific_name)).toEqual(names)
  expect(part).toEqual({ total: 3, next })
})

test.each([
  { offset: 0, limit: 2, entries: [1, 2], next: { offset: '2' } },
  { offset: 2, limit: 2, entries: [3], next: undefined },
  { offset: 1, limit: 2, entries: [2, 3], next: undefined },
  { offset: 5, limit: 2, entries: [], next: undefined },
  { offset: 0, limit: undefined, entries: [1, 2, 3], next: undefined },
])('from $offset, $limit entries', ({ offset, limit, entries, next }) => {
  expect(partFrom([1, 2, 3], { offset, limit })).toEqual({ entries, part: { total: 3, next } })
})
