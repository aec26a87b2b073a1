import { describe, expect, test } from 'vitest'
import {
  FIN_WHALE,
  GYRFALCON,
  listingFacts,
  MINKE_WHALE,
  NARWHAL,
  POLAR_BEAR,
} from '#testing/cites-histories.ts'
import type { CitesListingFacts } from '../listings/current-appendix.ts'
import { type ListingFact, listingContradictions, reservationContradictions } from './listing-findings.ts'

const withIds = (listings: readonly (CitesListingFacts & { listed_under?: string })[]): ListingFact[] =>
  listings.map((listing, at) => ({ listed_under: null, ...listing, id: `listing-${at + 1}` }))
const found = (listings: Parameters<typeof withIds>[0]) =>
  listingContradictions(withIds(listings)).map(({ what, id }) => `${what} ${id}`)

const CURRENT = { is_current: true }

describe('the published history of a species has no contradiction', () => {
  test.each(Object.entries({ NARWHAL, POLAR_BEAR, GYRFALCON, FIN_WHALE, MINKE_WHALE }))(
    '%s',
    (_, history) => {
      expect(found(history)).toEqual([])
    },
  )
})

test.each([
  {
    what: 'before the Convention',
    listings: [listingFacts('I', '1975-06-30', CURRENT)],
    says: ['before_convention listing-1'],
  },
  {
    what: 'ended before it began',
    listings: [listingFacts('I', '1979-06-28', { end_date: '1979-06-27' })],
    says: ['ends_before_start listing-1'],
  },
  {
    what: 'current and ended',
    listings: [listingFacts('I', '1979-06-28', { ...CURRENT, end_date: '2003-02-12' })],
    says: ['current_with_end listing-1'],
  },
  {
    what: 'two current ones of the species',
    listings: [listingFacts('I', '1975-07-01', CURRENT), listingFacts('II', '1979-06-28', CURRENT)],
    says: [
      'several_current_listings listing-1',
      'several_current_listings listing-2',
      'history_overlap listing-2',
    ],
  },
  {
    what: 'a listing that begins while another is in force',
    listings: [
      listingFacts('II', '1975-07-01', { end_date: '2003-02-12' }),
      listingFacts('I', '2003-02-12', CURRENT),
    ],
    says: ['history_overlap listing-2'],
  },
  {
    what: 'a day between two listings',
    listings: [
      listingFacts('II', '1975-07-01', { end_date: '2003-02-11' }),
      listingFacts('I', '2003-02-13', CURRENT),
    ],
    says: ['history_gap listing-2'],
  },
  {
    what: 'years between two listings that a population fills',
    listings: [
      listingFacts('I', '1975-07-01', { end_date: '1981-06-05' }),
      listingFacts('II', '1981-06-06', {
        covers: 'population',
        population_identifier: 'North',
        end_date: '1985-07-31',
      }),
      listingFacts('I', '1985-08-01', CURRENT),
    ],
    says: [],
  },
  {
    what: 'two parties in Appendix III, under two names',
    listings: [
      { ...listingFacts('III', '1975-11-16', { end_date: '1977-02-03' }), listed_under: 'Nyctea scandiaca' },
      { ...listingFacts('III', '1976-02-26', { end_date: '1979-06-27' }), listed_under: 'Strigidae' },
      listingFacts('II', '1979-06-28', CURRENT),
    ],
    says: [],
  },
  {
    what: 'one name twice in Appendix III',
    listings: [
      { ...listingFacts('III', '1975-11-16', { end_date: '1977-02-03' }), listed_under: 'Nyctea scandiaca' },
      { ...listingFacts('III', '1976-02-26', { end_date: '1979-06-27' }), listed_under: 'Nyctea scandiaca' },
    ],
    says: ['history_overlap listing-2'],
  },
])('$what: $says', ({ listings, says }) => {
  expect(found(listings)).toEqual(says)
})

test.each([
  { appendix: 'II' as const, start_date: '1979-06-28', contradicts: false },
  { appendix: 'III' as const, start_date: '1979-06-27', contradicts: false },
  { appendix: 'III' as const, start_date: '1979-06-28', contradicts: true },
  { appendix: 'I' as const, start_date: '1979-06-28', contradicts: true },
])(
  'a reservation on the narwhal in $appendix since $start_date: $contradicts',
  ({ contradicts, ...reservation }) => {
    const findings = reservationContradictions([{ id: 'reservation', ...reservation }], withIds(NARWHAL))
    expect(findings).toEqual(contradicts ? [{ what: 'reservation_without_listing', id: 'reservation' }] : [])
  },
)
