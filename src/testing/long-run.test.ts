import { expect, test } from 'vitest'
import { inTurn, sampled } from './long-run.ts'

test.each([
  { what: 'all where there are fewer', size: 9, taken: [0, 1, 2, 3, 4, 5, 6] },
  { what: 'the first', size: 1, taken: [0] },
  { what: 'some, spread from the first on', size: 3, taken: [0, 2, 4] },
])('a sample of $size of seven is $what', ({ size, taken }) => {
  expect(sampled([0, 1, 2, 3, 4, 5, 6], size, false)).toEqual(taken)
})

test('the long run takes every case in every way', () => {
  expect(sampled(['a', 'b', 'c'], 1, true)).toEqual(['a', 'b', 'c'])
  expect(inTurn(['light', 'dark'], 0, true)).toEqual(['light', 'dark'])
})

test('in the usual run ways take turns', () => {
  const ways = [0, 1, 2].flatMap((place) => inTurn(['light', 'dark'], place, false))
  expect(ways).toEqual(['light', 'dark', 'light'])
})
