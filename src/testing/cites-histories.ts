import fc from 'fast-check'
import { APPENDICES, LISTING_SCOPES } from '#domain/listings/appendix.ts'
import type { CitesListingFacts } from '#domain/listings/current-appendix.ts'

/* Histories of CITES listings from Species+, for tests of rules about periods. */

/** A CITES listing, by default a former one of the whole species. */
export const listingFacts = (
  appendix: CitesListingFacts['appendix'],
  listing_date: string,
  facts: Partial<CitesListingFacts> = {},
): CitesListingFacts => ({
  appendix,
  listing_date,
  end_date: null,
  is_current: false,
  covers: 'species',
  population_identifier: null,
  ...facts,
})

const current = { is_current: true }
const population = (population_identifier: string) => ({
  covers: 'population' as const,
  population_identifier,
})

/** Listed by one country, then as part of its order, whose listing was later amended for another species. */
export const NARWHAL = [
  listingFacts('III', '1975-11-16', { end_date: '1979-06-27' }),
  listingFacts('II', '1979-06-28', { end_date: '2003-02-12' }),
  listingFacts('II', '2003-02-13', current),
]

/** Also listed by one country for a time; continued by the listing of its family. */
export const POLAR_BEAR = [
  listingFacts('II', '1975-07-01', { end_date: '1992-06-10' }),
  listingFacts('III', '1975-11-16', { end_date: '1977-02-03' }),
  listingFacts('II', '1992-06-11', current),
]

/** Transferred, split by population for four years, then listed as a whole again. */
export const GYRFALCON = [
  listingFacts('II', '1975-07-01', { end_date: '1979-06-27' }),
  listingFacts('I', '1979-06-28', { end_date: '1981-06-05' }),
  listingFacts('I', '1981-06-06', { ...population('All but the North American'), end_date: '1985-07-31' }),
  listingFacts('II', '1981-06-06', { ...population('North American'), end_date: '1985-07-31' }),
  listingFacts('I', '1985-08-01', current),
]

/** Listed by one country, then by stock, then as a whole. */
export const FIN_WHALE = [
  listingFacts('III', '1976-07-14', { end_date: '1977-02-03' }),
  listingFacts('I', '1977-02-04', { ...population('Other stocks'), end_date: '1981-06-05' }),
  listingFacts('II', '1977-02-04', { ...population('North Atlantic stocks'), end_date: '1981-06-05' }),
  listingFacts('I', '1981-06-06', current),
]

const subspecies = (population_identifier: string) => ({
  covers: 'subspecies' as const,
  population_identifier,
})

/** Listed by stock, then as a whole in the stricter appendix. */
export const SEI_WHALE = [
  listingFacts('I', '1977-02-04', { ...population('North Pacific stock'), end_date: '1981-06-05' }),
  listingFacts('II', '1977-02-04', { ...population('Other stocks'), end_date: '1981-06-05' }),
  listingFacts('I', '1981-06-06', current),
]

/** One subspecies, and later the rest of the species with its subfamily. */
export const SEA_OTTER = [
  listingFacts('I', '1975-07-01', { ...subspecies('nereis'), ...current }),
  listingFacts('II', '1977-02-04', current),
]

/** Three subspecies, and later the rest of the species with its family. */
export const SANDHILL_CRANE = [
  listingFacts('I', '1975-07-01', { ...subspecies('nesiotes and pulla'), ...current }),
  listingFacts('II', '1975-07-01', { ...subspecies('pratensis'), end_date: '1985-07-31' }),
  listingFacts('II', '1985-08-01', current),
]

/** Listed as part of its order, then in Appendix I except for one population. */
export const MINKE_WHALE = [
  listingFacts('II', '1979-06-28', { end_date: '1985-12-31' }),
  listingFacts('I', '1986-01-01', current),
  listingFacts('II', '1986-01-01', { ...population('West Greenland population'), ...current }),
]

const aDay = fc
  .tuple(fc.integer({ min: 1975, max: 2026 }), fc.constantFrom('01-01', '06-30', '07-01', '12-31'))
  .map(([year, day]) => `${year}-${day}`)

/** Any history, contradictory ones included. There are few days, so that rows often adjoin each other. */
export const anyListings: fc.Arbitrary<CitesListingFacts[]> = fc.array(
  fc
    .record({
      appendix: fc.constantFrom(...APPENDICES),
      days: fc.tuple(aDay, aDay),
      ends: fc.boolean(),
      is_current: fc.boolean(),
      covers: fc.constantFrom('species', ...LISTING_SCOPES),
      population_identifier: fc.constantFrom('West Greenland population', 'Other populations'),
    })
    .map(({ days, ends, ...listing }) => {
      const [listing_date = '', last_day = ''] = days.toSorted()
      return { ...listing, listing_date, end_date: ends && !listing.is_current ? last_day : null }
    }),
  { maxLength: 6 },
)
