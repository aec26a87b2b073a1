import type { CountryProfile } from '#domain/explorer/country-profile.ts'
import {
  type CountryListed,
  firstOfCountry,
  isUsuallyListed,
  USUALLY_LISTED_OF_A_COUNTRY,
} from '#domain/explorer/first-of-country.ts'
import type { OpenExplorer } from './explore-trade.ts'

/** The trade of all species, ready to be asked about countries. */
export interface CountedCountries extends Pick<OpenExplorer, 'count'> {
  last_complete_year: number | null
}

/**
 * A country with so many of its species and articles. What pages list is counted and stored by itself: with 40,000 species all of a
 * country is up to forty megabytes, which only files and charts of species need.
 */
export async function countCountry(
  { count, last_complete_year }: CountedCountries,
  code: string,
  listed: CountryListed,
): Promise<CountryProfile> {
  const all = { kind: 'country', code, last_complete_year } as const
  const counted = await count(isUsuallyListed(listed) ? { ...all, listed: USUALLY_LISTED_OF_A_COUNTRY } : all)
  return firstOfCountry(counted, listed)
}
