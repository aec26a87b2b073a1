import {
  type CountryListed,
  firstOfCountry,
  isUsuallyListed,
  USUALLY_LISTED_OF_A_COUNTRY,
} from '#domain/explorer/country-first.ts'
import type { CountryProfile } from '#domain/explorer/country-profile.ts'
import type { OpenExplorer } from './explore-trade.ts'

/** The trade of all species, ready to be asked about countries. */
export interface CountedCountries extends Pick<OpenExplorer, 'count' | 'countOnce'> {
  last_complete_year: number | null
}

/**
 * A country with so many of its species and articles. What its page lists is stored by itself: all of them are up to forty megabytes with
 * 40,000 species.
 */
export async function countCountry(
  { count, countOnce, last_complete_year }: CountedCountries,
  code: string,
  listed: CountryListed,
): Promise<CountryProfile> {
  const of = { code, last_complete_year }
  const all = () => count({ kind: 'country', ...of })
  if (!isUsuallyListed(listed)) return firstOfCountry(await all(), listed)
  const usual = await countOnce({ kind: 'country_page', ...of }, async () =>
    firstOfCountry(await all(), USUALLY_LISTED_OF_A_COUNTRY),
  )
  return firstOfCountry(usual, listed)
}
