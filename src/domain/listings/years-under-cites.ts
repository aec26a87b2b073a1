import { yearOf } from '../calendar.ts'

interface DatedListing {
  listing_date: string
}

/** The year of the earliest listing; undefined when the species was never listed. */
export function firstCitesYear(listings: readonly DatedListing[]): number | undefined {
  return listings.length === 0
    ? undefined
    : Math.min(...listings.map(({ listing_date }) => yearOf(listing_date)))
}

/**
 * Whole calendar years since the earliest listing; undefined when the species was never listed.
 * Source: specification, document 2, section 4; supplement, section 4.
 */
export function yearsUnderCites(listings: readonly DatedListing[], currentYear: number): number | undefined {
  const first = firstCitesYear(listings)
  return first === undefined ? undefined : currentYear - first
}
