import { describe, expect, test } from 'vitest'
import {
  FIN_WHALE,
  GYRFALCON,
  listingFacts,
  MINKE_WHALE,
  NARWHAL,
  POLAR_BEAR,
} from '#testing/cites-histories.ts'
import { currentCitesListing } from './current-appendix.ts'
import { firstListingDay, inForceSince, lastDayInForce, withoutAmendments } from './listing-periods.ts'

/** As rows from before `end_date` existed: without a last day. */
const undated = (listings: typeof NARWHAL) => listings.map((listing) => ({ ...listing, end_date: null }))

describe('since when the current appendix is in force', () => {
  test.each([
    { what: 'narwhal', listings: NARWHAL, since: '1979-06-28', first: '1975-11-16' },
    {
      what: 'narwhal without last days',
      listings: undated(NARWHAL),
      since: '1979-06-28',
      first: '1975-11-16',
    },
    { what: 'polar bear', listings: POLAR_BEAR, since: '1975-07-01', first: '1975-07-01' },
    { what: 'gyrfalcon', listings: GYRFALCON, since: '1985-08-01', first: '1975-07-01' },
    { what: 'fin whale', listings: FIN_WHALE, since: '1981-06-06', first: '1976-07-14' },
    { what: 'minke whale', listings: MINKE_WHALE, since: '1986-01-01', first: '1979-06-28' },
    {
      what: 'listed again after a break of a day',
      listings: [
        listingFacts('II', '1979-06-28', { end_date: '2003-02-11' }),
        listingFacts('II', '2003-02-13', { is_current: true }),
      ],
      since: '2003-02-13',
      first: '1979-06-28',
    },
    {
      what: 'a listing that overlaps the one before',
      listings: [
        listingFacts('II', '1977-02-04', { end_date: '1979-12-31' }),
        listingFacts('II', '1979-06-28', { is_current: true }),
      ],
      since: '1977-02-04',
      first: '1977-02-04',
    },
    {
      what: 'amended twice',
      listings: [
        listingFacts('II', '1979-06-28'),
        listingFacts('II', '1990-01-01'),
        listingFacts('II', '2003-02-13', { is_current: true }),
      ],
      since: '1979-06-28',
      first: '1979-06-28',
    },
  ])('$what: $since, first listed $first', ({ listings, since, first }) => {
    const current = currentCitesListing(listings)
    expect(current && inForceSince(current, listings)).toBe(since)
    expect(firstListingDay(listings)).toBe(first)
  })

  test('is found for a population of its own', () => {
    const [, , westGreenland] = MINKE_WHALE
    expect(westGreenland && inForceSince(westGreenland, MINKE_WHALE)).toBe('1986-01-01')
  })
})

describe('the last day in force', () => {
  test('is the end date, else the day before the next listing of the same part', () => {
    const days = undated(NARWHAL).map((listing, _, all) => lastDayInForce(listing, all))
    expect(days).toEqual(['1979-06-27', '2003-02-12', undefined])
  })

  test('of a population is the day before the species is listed as a whole', () => {
    const [, , population] = undated(GYRFALCON)
    expect(population && lastDayInForce(population, undated(GYRFALCON))).toBe('1985-07-31')
  })

  test('of a former listing without a successor is unknown', () => {
    const [only, ...others] = [listingFacts('I', '1975-07-01')]
    expect(only && lastDayInForce(only, [only, ...others])).toBeUndefined()
  })
})

test.each([
  { what: 'an amended order listing', listings: NARWHAL, left: ['1975-11-16', '1979-06-28'] },
  {
    what: 'a listing continued by that of the family',
    listings: POLAR_BEAR,
    left: ['1975-07-01', '1975-11-16'],
  },
  { what: 'a transfer', listings: MINKE_WHALE, left: ['1979-06-28', '1986-01-01', '1986-01-01'] },
])('without amendments: $what', ({ listings, left }) => {
  expect(withoutAmendments(listings).map(({ listing_date }) => listing_date)).toEqual(left)
})
