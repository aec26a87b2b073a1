import { describe, expect, test } from 'vitest'
import {
  type CitesListingFacts,
  currentCitesListing,
  listedApart,
  listingEntries,
} from './current-appendix.ts'

const listing = (appendix: CitesListingFacts['appendix'], facts: Partial<CitesListingFacts> = {}) => ({
  appendix,
  listing_date: '1986-01-01',
  end_date: null,
  is_current: true,
  covers: 'species' as const,
  population_identifier: null,
  ...facts,
})

const WEST_GREENLAND = listing('II', {
  covers: 'population',
  population_identifier: 'West Greenland population',
})
const MINKE_WHALE = [
  listing('II', { listing_date: '1979-06-28', is_current: false }),
  listing('I'),
  WEST_GREENLAND,
]
const SEA_OTTER = [
  listing('I', {
    covers: 'subspecies',
    population_identifier: 'Subspecies nereis',
    listing_date: '1975-07-01',
  }),
  listing('II', { listing_date: '1977-02-04' }),
]

describe('where a species stands today', () => {
  test.each([
    { what: 'never listed', listings: [], appendix: undefined },
    { what: 'only in the past', listings: [listing('I', { is_current: false })], appendix: undefined },
    { what: 'an earlier appendix does not count', listings: MINKE_WHALE.slice(0, 2), appendix: 'I' },
    { what: 'a split species stands with its strictest part', listings: MINKE_WHALE, appendix: 'I' },
    {
      what: 'a stricter population counts',
      listings: [listing('II'), { ...WEST_GREENLAND, appendix: 'I' as const }],
      appendix: 'I',
    },
    { what: 'a subspecies does not speak for its species', listings: SEA_OTTER, appendix: 'II' },
  ])('$what: $appendix', ({ listings, appendix }) => {
    expect(currentCitesListing(listings)?.appendix).toBe(appendix)
  })

  test('of two current rows of one appendix the later one speaks', () => {
    const later = listing('II', { listing_date: '2003-02-13' })
    expect(currentCitesListing([listing('II'), later])).toBe(later)
  })
})

test.each([
  { what: 'of a species listed as a whole', listings: [listing('I')], apart: [] },
  { what: 'a population', listings: MINKE_WHALE, apart: ['West Greenland population'] },
  { what: 'a subspecies', listings: SEA_OTTER, apart: ['Subspecies nereis'] },
  { what: 'what stood apart earlier', listings: [{ ...WEST_GREENLAND, is_current: false }], apart: [] },
])('listed apart today, $what: $apart', ({ listings, apart }) => {
  expect(listedApart(listings).map(({ population_identifier }) => population_identifier)).toEqual(apart)
})

describe('the entries of a species', () => {
  const entriesOf = (listings: CitesListingFacts[]) =>
    listingEntries(listings).map(({ listing, population_identifier }) => [
      listing?.appendix,
      population_identifier,
    ])

  test('a species makes one entry, listed or not', () => {
    expect(entriesOf([listing('III')])).toEqual([['III', null]])
    expect(entriesOf([])).toEqual([[undefined, null]])
  })

  test('a population listed apart makes an entry of its own', () => {
    expect(entriesOf(MINKE_WHALE)).toEqual([
      ['I', null],
      ['II', 'West Greenland population'],
    ])
  })

  test('a subspecies makes none', () => {
    expect(entriesOf(SEA_OTTER)).toEqual([['II', null]])
  })

  test('a species listed only through its populations still makes an entry', () => {
    expect(entriesOf([WEST_GREENLAND])).toEqual([
      ['II', null],
      ['II', 'West Greenland population'],
    ])
  })
})
