import { yearOf } from '../calendar.ts'

/** CITES dates every listing; CMS leaves some undated. */
interface DatedListing {
  listing_date: string | null
}

/** The year of the earliest dated listing; undefined when there is none. */
export function firstListingYear(listings: readonly DatedListing[]): number | undefined {
  const years = listings.flatMap(({ listing_date }) => (listing_date ? [yearOf(listing_date)] : []))
  return years.length === 0 ? undefined : Math.min(...years)
}

/**
 * Whole calendar years since the earliest listing; undefined when the species was never listed.
 * Source: specification, document 2, section 4; supplement, section 4.
 */
export function yearsUnderCites(listings: readonly DatedListing[], currentYear: number): number | undefined {
  const first = firstListingYear(listings)
  return first === undefined ? undefined : currentYear - first
}
