import { expect, test } from 'vitest'
import { appendixIn, type HistoricListing } from './appendix-history.ts'

const listing = (
  appendix: HistoricListing['appendix'],
  listing_date: string,
  facts: Partial<HistoricListing> = {},
): HistoricListing => ({ appendix, listing_date, is_current: false, covers: 'species', ...facts })

const GYRFALCON = [
  listing('II', '1975-07-01'),
  listing('I', '1979-06-28'),
  listing('II', '1981-06-06', { covers: 'population' }),
  listing('I', '1985-08-01', { is_current: true }),
]

test.each([
  { year: 1974, appendix: undefined, what: 'before the first listing' },
  { year: 1975, appendix: 'II', what: 'from the year of a listing on' },
  { year: 1978, appendix: 'II', what: 'until the next' },
  { year: 1980, appendix: 'I', what: 'after a transfer' },
  { year: 1983, appendix: 'I', what: 'a milder population leaves the species in the stricter appendix' },
  { year: 2026, appendix: 'I', what: 'today' },
])('in $year, $what: $appendix', ({ year, appendix }) => {
  expect(appendixIn(year, GYRFALCON)).toBe(appendix)
})

test('a stricter population of the past ends with the next listing of the species', () => {
  const listings = [
    listing('I', '1981-01-01', { covers: 'population' }),
    listing('II', '1985-01-01', { is_current: true }),
  ]
  expect(appendixIn(1983, listings)).toBe('I')
  expect(appendixIn(1990, listings)).toBe('II')
})

test('a population that is still listed apart keeps counting', () => {
  const listings = [
    listing('I', '1981-01-01', { covers: 'population', is_current: true }),
    listing('II', '1985-01-01', { is_current: true }),
  ]
  expect(appendixIn(1990, listings)).toBe('I')
})

test('a subspecies does not speak for its species', () => {
  expect(appendixIn(1976, [listing('I', '1975-07-01', { covers: 'subspecies' })])).toBeUndefined()
})
