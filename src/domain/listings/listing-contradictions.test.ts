import { expect, test } from 'vitest'
import { listingFacts } from '#testing/cites-histories.ts'
import { isBeforeConvention, isCurrentAndEnded, otherCurrent } from './listing-contradictions.ts'

test.each([
  { day: '1975-06-30', before: true },
  { day: '1975-07-01', before: false },
])('a listing of $day is from before the convention: $before', ({ day, before }) => {
  expect(isBeforeConvention(listingFacts('I', day))).toBe(before)
})

test.each([
  { is_current: true, end_date: null, contradicts: false },
  { is_current: false, end_date: '2003-02-12', contradicts: false },
  { is_current: true, end_date: '2003-02-12', contradicts: true },
])('current $is_current and ended $end_date: $contradicts', ({ contradicts, ...listing }) => {
  expect(isCurrentAndEnded(listing)).toBe(contradicts)
})

const CURRENT = listingFacts('I', '1986-01-01', { is_current: true })
const WEST_GREENLAND = {
  ...CURRENT,
  covers: 'population' as const,
  population_identifier: 'West Greenland population',
}

test.each([
  { what: 'of the species, beside a current one', listing: CURRENT, others: [CURRENT], other: true },
  {
    what: 'in another appendix',
    listing: CURRENT,
    others: [{ ...CURRENT, appendix: 'II' as const }],
    other: true,
  },
  {
    what: 'beside a former one',
    listing: CURRENT,
    others: [{ ...CURRENT, is_current: false }],
    other: false,
  },
  {
    what: 'that is former itself',
    listing: { ...CURRENT, is_current: false },
    others: [CURRENT],
    other: false,
  },
  { what: 'of a population, beside its species', listing: WEST_GREENLAND, others: [CURRENT], other: false },
  { what: 'of a population twice', listing: WEST_GREENLAND, others: [CURRENT, WEST_GREENLAND], other: true },
  {
    what: 'of another population',
    listing: { ...WEST_GREENLAND, population_identifier: 'North Pacific population' },
    others: [WEST_GREENLAND],
    other: false,
  },
])('a listing $what has another current one: $other', ({ listing, others, other }) => {
  expect(otherCurrent(listing, others) !== undefined).toBe(other)
})
