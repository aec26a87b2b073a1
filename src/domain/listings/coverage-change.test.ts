import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyListings,
  FIN_WHALE,
  GYRFALCON,
  MINKE_WHALE,
  NARWHAL,
  POLAR_BEAR,
  SANDHILL_CRANE,
  SEA_OTTER,
  SEI_WHALE,
} from '#testing/cites-histories.ts'
import { coverageChange } from './coverage-change.ts'

test.each([
  {
    what: 'the sei whale, by stock and then as a whole',
    listings: SEI_WHALE,
    change: { kind: 'first_split', appendices: ['I', 'II'], appendix: 'I', year: 1981 },
  },
  {
    what: 'the sea otter, first one subspecies',
    listings: SEA_OTTER,
    change: { kind: 'first_subspecies', year: 1977 },
  },
  {
    what: 'the sandhill crane, first three subspecies',
    listings: SANDHILL_CRANE,
    change: { kind: 'first_subspecies', year: 1985 },
  },
  { what: 'the polar bear, as a whole throughout', listings: POLAR_BEAR, change: undefined },
  { what: 'the narwhal, as a whole throughout', listings: NARWHAL, change: undefined },
  { what: 'the fin whale, as a whole at first', listings: FIN_WHALE, change: undefined },
  { what: 'the gyrfalcon, split only for a time', listings: GYRFALCON, change: undefined },
  { what: 'the minke whale, split today', listings: MINKE_WHALE, change: undefined },
  { what: 'what was never listed', listings: [], change: undefined },
])('$what', ({ listings, change }) => {
  expect(coverageChange(listings)).toEqual(change)
})

test('whatever the listings, a change is later than the first of them or of its year', () => {
  fc.assert(
    fc.property(anyListings, (listings) => {
      const change = coverageChange(listings)
      const first = listings.map(({ listing_date }) => Number(listing_date.slice(0, 4)))
      if (change !== undefined) expect(change.year).toBeGreaterThanOrEqual(Math.min(...first))
    }),
  )
})
