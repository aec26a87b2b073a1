import type { CitesListing } from '#contract/listings-contract.ts'
import { yearOf } from '#domain/calendar.ts'

/** The earliest year of some listings; undefined when none carries a date. */
export function firstListingYear(listings: readonly { listing_date: string | null }[]): number | undefined {
  const years = listings.flatMap(({ listing_date }) => (listing_date ? [yearOf(listing_date)] : []))
  return years.length === 0 ? undefined : Math.min(...years)
}

/** Populations and subspecies that stand in an appendix of their own now. */
export function listedApart(listings: readonly CitesListing[]): CitesListing[] {
  return listings.filter(
    ({ is_current, covers, population_identifier }) =>
      is_current && covers !== 'species' && population_identifier !== null,
  )
}
