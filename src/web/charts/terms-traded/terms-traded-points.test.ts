import { expect, test } from 'vitest'
import { sliceAt, termShares, termsInOther, termsTraded } from './terms-traded-points.ts'

const share = (term: string, percentage: number) => ({ term, records: percentage, percentage })
const shares = [share('tusks', 60), share('carvings', 37), share('teeth', 1.5), share('bones', 1.5)]

const ALL = ['carvings', 'tusks', 'teeth', 'bones']

test('a slice has the colour of its term; Other comes last and has none', () => {
  expect(termsTraded(shares, ALL).map(({ term, tone }) => [term, tone])).toEqual([
    ['tusks', 2],
    ['carvings', 1],
    [null, 'none'],
  ])
})

test('Other says for how many terms it stands, and which', () => {
  expect(termsTraded(shares, ALL).at(-1)).toMatchObject({ terms: 2, records: 3, percentage: 3 })
  expect(termsInOther(shares).map(({ term }) => term)).toEqual(['teeth', 'bones'])
})

test('without small terms there is no Other', () => {
  expect(termsTraded([share('live', 100)], ['live'])).toHaveLength(1)
  expect(termsInOther([share('live', 100)])).toEqual([])
})

test.each([
  { what: 'right of the top is the first slice', at: { x: 5, y: -50 }, place: 0 },
  { what: 'the lower half is still the first of three quarters', at: { x: 0, y: 50 }, place: 0 },
  { what: 'left of the top is the last', at: { x: -5, y: -50 }, place: 1 },
  { what: 'outside the ring is none', at: { x: 0, y: 150 }, place: null },
])('$what', ({ at, place }) => {
  expect(sliceAt([{ records: 75 }, { records: 25 }], at, 100)).toBe(place)
})

test('shares are of all records', () => {
  const terms = [
    { value: 'tusks', records: 3 },
    { value: 'teeth', records: 1 },
  ]
  expect(termShares(terms).map(({ percentage }) => percentage)).toEqual([75, 25])
})
