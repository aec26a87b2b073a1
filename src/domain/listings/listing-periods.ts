import { daysBefore } from '../calendar.ts'
import type { CitesListingFacts } from './current-appendix.ts'

/**
 * The last day on which a listing was in force; undefined where it still is, or where the day is unknown. A former
 * listing without an end date ends when the next listing of the same part begins; that of a population or subspecies
 * also ends when the whole species is listed. The view `cites_listing_periods` repeats the rules of this file.
 */
export function lastDayInForce(
  listing: CitesListingFacts,
  listings: readonly CitesListingFacts[],
): string | undefined {
  if (listing.end_date !== null) return listing.end_date
  if (listing.is_current) return undefined
  const [next] = listings
    .filter((other) => other.listing_date > listing.listing_date && replaces(other, listing))
    .map(({ listing_date }) => listing_date)
    .toSorted()
  return next === undefined ? undefined : daysBefore(next, 1)
}

/** Whether a listing was in force on a day. */
export function isInForce(
  listing: CitesListingFacts,
  listings: readonly CitesListingFacts[],
  day: string,
): boolean {
  return listing.listing_date <= day && (lastDayInForce(listing, listings) ?? day) >= day
}

/**
 * Whether a listing continues the same appendix of the same part without a break, for example where the listing of an
 * order is amended for another species. Such a row belongs to the history but is not a new listing.
 */
export function isAmendment(listing: CitesListingFacts, listings: readonly CitesListingFacts[]): boolean {
  return continuedBy(listing.listing_date, listing, listings).length > 0
}

/** The listings without their amendments. */
export function withoutAmendments<Listing extends CitesListingFacts>(
  listings: readonly Listing[],
): Listing[] {
  return listings.filter((listing) => !isAmendment(listing, listings))
}

/**
 * The first day of the unbroken run of listings of the same part in the same appendix that ends with this listing. For
 * a current listing this is the day on which its appendix came into force.
 */
export function inForceSince(listing: CitesListingFacts, listings: readonly CitesListingFacts[]): string {
  let since = listing.listing_date
  for (;;) {
    const [earliest] = continuedBy(since, listing, listings)
      .map(({ listing_date }) => listing_date)
      .toSorted()
    if (earliest === undefined) return since
    since = earliest
  }
}

/** The day of the earliest dated listing in any appendix, of any part; undefined where there is none. */
export function firstListingDay(listings: readonly { listing_date: string | null }[]): string | undefined {
  return listings
    .map(({ listing_date }) => listing_date)
    .filter((day) => day !== null)
    .toSorted()[0]
}

/** Earlier listings of the same part in the same appendix that were in force on a day or the day before. */
function continuedBy(
  day: string,
  listing: CitesListingFacts,
  listings: readonly CitesListingFacts[],
): CitesListingFacts[] {
  return listings.filter(
    (earlier) =>
      earlier.listing_date < day &&
      earlier.appendix === listing.appendix &&
      isSamePart(earlier, listing) &&
      (lastDayInForce(earlier, listings) ?? day) >= daysBefore(day, 1),
  )
}

type Part = Pick<CitesListingFacts, 'covers' | 'population_identifier'>

/** Whether two listings cover the same: the species, or one population or subspecies. */
export function isSamePart(one: Part, other: Part): boolean {
  return (
    one.covers === other.covers &&
    (one.covers === 'species' || one.population_identifier === other.population_identifier)
  )
}

function replaces(next: Part, former: Part): boolean {
  return isSamePart(next, former) || next.covers === 'species'
}
