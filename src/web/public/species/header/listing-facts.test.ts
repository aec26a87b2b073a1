import { expect, test } from 'vitest'
import type { CitesListing } from '#contract/listings-contract.ts'
import { firstListingYear, listedApart } from './listing-facts.ts'

const listing = (changes: Partial<CitesListing>): CitesListing => ({
  id: '',
  appendix: 'I',
  listing_date: '1986-01-01',
  is_current: true,
  covers: 'species',
  population_identifier: null,
  listed_under: null,
  cop_listing: null,
  notes: null,
  source: null,
  checked: true,
  ...changes,
})

test('the first year is the earliest dated one', () => {
  expect(
    firstListingYear([
      { listing_date: '2003-02-13' },
      { listing_date: null },
      { listing_date: '1979-06-28' },
    ]),
  ).toBe(1979)
  expect(firstListingYear([{ listing_date: null }])).toBeUndefined()
})

test('only populations and subspecies listed now are listed apart', () => {
  const apart = listing({
    covers: 'population',
    population_identifier: 'West Greenland population',
    appendix: 'II',
  })
  const former = { ...apart, is_current: false }
  expect(listedApart([listing({}), former, apart])).toEqual([apart])
})
