import { expect, test } from 'vitest'
import { FIN_WHALE, GYRFALCON, listingFacts, NARWHAL, POLAR_BEAR } from '#testing/cites-histories.ts'
import { appendixIn } from './appendix-history.ts'

test.each([
  { what: 'gyrfalcon, before the first listing', listings: GYRFALCON, year: 1974, appendix: undefined },
  { what: 'gyrfalcon, from the year of a listing on', listings: GYRFALCON, year: 1975, appendix: 'II' },
  { what: 'gyrfalcon, until the next', listings: GYRFALCON, year: 1978, appendix: 'II' },
  { what: 'gyrfalcon, after a transfer', listings: GYRFALCON, year: 1980, appendix: 'I' },
  { what: 'gyrfalcon, while it was split', listings: GYRFALCON, year: 1983, appendix: 'I' },
  { what: 'gyrfalcon, today', listings: GYRFALCON, year: 2026, appendix: 'I' },
  { what: 'fin whale, listed by one country', listings: FIN_WHALE, year: 1976, appendix: 'III' },
  { what: 'fin whale, listed by stock', listings: FIN_WHALE, year: 1977, appendix: 'I' },
  { what: 'fin whale, today', listings: FIN_WHALE, year: 2026, appendix: 'I' },
  { what: 'narwhal, listed by one country', listings: NARWHAL, year: 1978, appendix: 'III' },
  { what: 'narwhal, with its order', listings: NARWHAL, year: 1979, appendix: 'II' },
  { what: 'narwhal, after an amendment', listings: NARWHAL, year: 2026, appendix: 'II' },
  { what: 'polar bear, in two appendices', listings: POLAR_BEAR, year: 1976, appendix: 'II' },
])('$what, at the end of $year: $appendix', ({ listings, year, appendix }) => {
  expect(appendixIn(year, listings)).toBe(appendix)
})

test('a species that left the appendices is in none of them', () => {
  const listings = [listingFacts('II', '1979-06-28', { end_date: '1990-05-31' })]
  expect(appendixIn(1989, listings)).toBe('II')
  expect(appendixIn(1990, listings)).toBeUndefined()
})

test('a stricter population of the past ends with the next listing of the species', () => {
  const listings = [
    listingFacts('I', '1981-01-01', { covers: 'population' }),
    listingFacts('II', '1985-01-01', { is_current: true }),
  ]
  expect(appendixIn(1983, listings)).toBe('I')
  expect(appendixIn(1990, listings)).toBe('II')
})

test('a population that is still listed apart keeps counting', () => {
  const listings = [
    listingFacts('I', '1981-01-01', { covers: 'population', is_current: true }),
    listingFacts('II', '1985-01-01', { is_current: true }),
  ]
  expect(appendixIn(1990, listings)).toBe('I')
})

test('a subspecies does not speak for its species', () => {
  expect(appendixIn(1976, [listingFacts('I', '1975-07-01', { covers: 'subspecies' })])).toBeUndefined()
})
