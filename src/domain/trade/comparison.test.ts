import { expect, test } from 'vitest'
import { comparisonSelection, indexedToPeak } from './comparison.ts'

const KNOWN = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
const NOTHING = { chosen: [], unknown: [], surplus: 0 }

test.each([
  { what: 'nothing', ids: [], selection: NOTHING },
  { what: 'two species, in their order', ids: ['b', 'a'], selection: { ...NOTHING, chosen: ['b', 'a'] } },
  { what: 'one species twice', ids: ['a', 'b', 'a'], selection: { ...NOTHING, chosen: ['a', 'b'] } },
  {
    what: 'one that nobody knows',
    ids: ['a', 'x'],
    selection: { chosen: ['a'], unknown: ['x'], surplus: 0 },
  },
  {
    what: 'seven species',
    ids: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    selection: { chosen: ['a', 'b', 'c', 'd', 'e'], unknown: [], surplus: 2 },
  },
  {
    what: 'five and an unknown one, which takes no place',
    ids: ['x', 'a', 'b', 'c', 'd', 'e'],
    selection: { chosen: ['a', 'b', 'c', 'd', 'e'], unknown: ['x'], surplus: 0 },
  },
])('an address asks for $what', ({ ids, selection }) => {
  expect(comparisonSelection(ids, KNOWN)).toEqual(selection)
})

test.each([
  { what: 'the peak is 100', values: [5, 20, 10], index: [25, 100, 50] },
  { what: 'two peaks are both 100', values: [4, 4], index: [100, 100] },
  { what: 'a missing year stays missing', values: [null, 2, null, 1], index: [null, 100, null, 50] },
  { what: 'a zero among others is zero', values: [0, 8], index: [0, 100] },
  { what: 'nothing but zeros cannot be measured', values: [0, 0], index: [null, null] },
  { what: 'nothing at all', values: [], index: [] },
])('$what', ({ values, index }) => {
  expect(indexedToPeak(values)).toEqual(index)
})
