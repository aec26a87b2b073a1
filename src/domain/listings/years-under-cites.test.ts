import { expect, test } from 'vitest'
import { firstListingYear, yearsUnderCites } from './years-under-cites.ts'

const listed = (...dates: (string | null)[]) => dates.map((listing_date) => ({ listing_date }))

test.each([
  { what: 'never listed', listings: listed(), first: undefined, years: undefined },
  { what: 'listed once', listings: listed('1975-07-01'), first: 1975, years: 51 },
  {
    what: 'the earliest of several counts',
    listings: listed('2003-02-13', '1979-06-28'),
    first: 1979,
    years: 47,
  },
  {
    what: 'a listing without a date does not count',
    listings: listed(null, '1983-11-01'),
    first: 1983,
    years: 43,
  },
  { what: 'only without a date', listings: listed(null), first: undefined, years: undefined },
  { what: 'listed on the last day of a year', listings: listed('2022-12-31'), first: 2022, years: 4 },
  { what: 'listed this year', listings: listed('2026-03-05'), first: 2026, years: 0 },
])('$what: $years years', ({ listings, first, years }) => {
  expect(firstListingYear(listings)).toBe(first)
  expect(yearsUnderCites(listings, 2026)).toBe(years)
})
