import { USUALLY_LISTED } from '../species/named-parts.ts'
import type { CountryArticles } from './country-articles.ts'
import type { CountryProfile, CountryRole } from './country-profile.ts'

/** How many species of each role, and how many articles of each side, are listed of a country. */
export interface CountryListed {
  species: number
  articles: number
}

/** What is listed where the question does not say how many. */
export const USUALLY_LISTED_OF_A_COUNTRY: CountryListed = { species: USUALLY_LISTED, articles: 40 }

/** Whether what is usually listed has all that is asked for. */
export const isUsuallyListed = ({ species, articles }: CountryListed): boolean =>
  species <= USUALLY_LISTED_OF_A_COUNTRY.species && articles <= USUALLY_LISTED_OF_A_COUNTRY.articles

/** A country with its first species and articles; it still says how many there are. */
export function firstOfCountry(
  profile: CountryProfile,
  { species, articles }: CountryListed,
): CountryProfile {
  const firstOfRole = (role: CountryRole) => ({ ...role, species: role.species.slice(0, species) })
  const firstOfSide = (side: CountryArticles) => ({ ...side, articles: side.articles.slice(0, articles) })
  return {
    ...profile,
    as_exporter: firstOfRole(profile.as_exporter),
    as_importer: firstOfRole(profile.as_importer),
    sent_on: firstOfRole(profile.sent_on),
    exported: firstOfSide(profile.exported),
    imported: firstOfSide(profile.imported),
  }
}
