import type { CmsAppendix } from './appendix.ts'

export interface CmsListingFacts {
  appendix: CmsAppendix
  listing_date: string | null
  is_current: boolean
}

/**
 * The day since which the appendix of the current CMS listing is in force: that of the earliest dated listing in the
 * unbroken run of listings in this appendix. Null where none of them has a date.
 */
export function cmsInForceSince(
  current: CmsListingFacts,
  listings: readonly CmsListingFacts[],
): string | null {
  const newestFirst = cmsListingsInOrder(listings).toReversed()
  const others = newestFirst.findIndex(({ appendix }) => appendix !== current.appendix)
  const run = others === -1 ? newestFirst : newestFirst.slice(0, others)
  return run.findLast(({ listing_date }) => listing_date !== null)?.listing_date ?? current.listing_date
}

/** CMS listings oldest first, the current one last; one without a date is the earliest of those before it. */
export function cmsListingsInOrder<Listing extends CmsListingFacts>(listings: readonly Listing[]): Listing[] {
  return listings.toSorted(
    (a, b) =>
      Number(a.is_current) - Number(b.is_current) ||
      (a.listing_date ?? '').localeCompare(b.listing_date ?? ''),
  )
}
