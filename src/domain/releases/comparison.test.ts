import { expect, test } from 'vitest'
import { changesNothing, compareRecords, leavesLittle, totalsOf } from './comparison.ts'

interface Catch {
  species_id: string
  season: string
  total: string
}

const catches = (text: string): Catch[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [species_id = '', season = '', total = ''] = word.split('/')
      return { species_id, season, total }
    })

const compared = (before: string, after: string) =>
  compareRecords(catches(before), catches(after), {
    key: ({ season }) => season,
    content: ({ total }) => total,
  }).species

test.each([
  {
    what: 'the same records',
    before: 'a/2001/5 a/2002/6',
    after: 'a/2002/6 a/2001/5',
    counts: [2, 2, 0, 0, 0],
  },
  { what: 'one more', before: 'a/2001/5', after: 'a/2001/5 a/2002/6', counts: [1, 2, 1, 0, 0] },
  { what: 'one less', before: 'a/2001/5 a/2002/6', after: 'a/2002/6', counts: [2, 1, 0, 1, 0] },
  {
    what: 'another figure of the same season',
    before: 'a/2001/5',
    after: 'a/2001/7',
    counts: [1, 1, 0, 0, 1],
  },
  {
    what: 'a repeated record, once more',
    before: 'a/2001/5',
    after: 'a/2001/5 a/2001/5',
    counts: [1, 2, 1, 0, 0],
  },
  {
    what: 'a repeated record, one of them changed',
    before: 'a/2001/5 a/2001/5',
    after: 'a/2001/5 a/2001/6',
    counts: [2, 2, 0, 0, 1],
  },
  {
    what: 'a season changed and one gone',
    before: 'a/2001/5 a/2001/6',
    after: 'a/2001/7',
    counts: [2, 1, 0, 1, 1],
  },
  { what: 'everything new', before: '', after: 'a/2001/5', counts: [0, 1, 1, 0, 0] },
])('$what', ({ before, after, counts }) => {
  const [added, removed, changed] = counts.slice(2)
  expect(compared(before, after)).toEqual([
    { species_id: 'a', before: counts[0], after: counts[1], added, removed, changed },
  ])
})

test('counts each species by itself and all together', () => {
  const comparison = compared('a/2001/5 b/2001/5', 'a/2001/6 c/2001/5')
  expect(comparison).toEqual([
    { species_id: 'a', before: 1, after: 1, added: 0, removed: 0, changed: 1 },
    { species_id: 'b', before: 1, after: 0, added: 0, removed: 1, changed: 0 },
    { species_id: 'c', before: 0, after: 1, added: 1, removed: 0, changed: 0 },
  ])
  expect(totalsOf(comparison)).toEqual({ before: 2, after: 2, added: 1, removed: 1, changed: 1 })
  expect(changesNothing(totalsOf(comparison))).toBe(false)
  expect(changesNothing(totalsOf(compared('a/2001/5', 'a/2001/5')))).toBe(true)
})

test.each([
  { what: 'nothing was in use', before: 0, after: 10, little: false },
  { what: 'as many', before: 10, after: 10, little: false },
  { what: 'half of them', before: 10, after: 5, little: false },
  { what: 'less than half', before: 10, after: 4, little: true },
  { what: 'none', before: 10, after: 0, little: true },
])('$what: little is left $little', ({ before, after, little }) => {
  expect(leavesLittle({ before, after, added: 0, removed: 0, changed: 0 })).toBe(little)
})
