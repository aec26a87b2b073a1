import { expect, test } from 'vitest'
import { checkedAmong, checkedExtent, checkedInAll } from './checked-share.ts'

test.each([
  { what: 'no table', tables: [], share: { facts: 0, checked: 0 } },
  { what: 'one table', tables: [{ facts: 9, checked: 8 }], share: { facts: 9, checked: 8 } },
  {
    what: 'several tables, one of them empty',
    tables: [
      { facts: 27, checked: 24 },
      { facts: 0, checked: 0 },
      { facts: 1, checked: 0 },
    ],
    share: { facts: 28, checked: 24 },
  },
])('$what adds up', ({ tables, share }) => {
  expect(checkedInAll(tables)).toEqual(share)
})

test.each([
  { facts: 0, checked: 0, extent: 'empty' },
  { facts: 1, checked: 0, extent: 'none' },
  { facts: 95, checked: 94, extent: 'some' },
  { facts: 95, checked: 1, extent: 'some' },
  { facts: 95, checked: 95, extent: 'all' },
])('$checked of $facts are $extent', ({ extent, ...share }) => {
  expect(checkedExtent(share)).toBe(extent)
})

test('rows are counted by their own word', () => {
  expect(checkedAmong([{ checked: true }, { checked: false }, { checked: true }])).toEqual({
    facts: 3,
    checked: 2,
  })
})
