import type { CitesListingFacts } from './current-appendix.ts'
import { isSamePart } from './listing-periods.ts'

/** The day on which CITES entered into force, and with it the first appendices (Article XXII). */
export const CONVENTION_IN_FORCE = '1975-07-01'

/** Whether a listing would be in force before the Convention itself. */
export function isBeforeConvention({ listing_date }: Pick<CitesListingFacts, 'listing_date'>): boolean {
  return listing_date < CONVENTION_IN_FORCE
}

/** Whether a listing is marked as current although it has a last day. */
export function isCurrentAndEnded({
  is_current,
  end_date,
}: Pick<CitesListingFacts, 'is_current' | 'end_date'>): boolean {
  return is_current && end_date !== null
}

type CurrentPart = Pick<CitesListingFacts, 'is_current' | 'covers' | 'population_identifier'>

/** The other current listing of the same part of a species: all of it, one population or one subspecies. */
export function otherCurrent<Other extends CurrentPart>(
  listing: CurrentPart,
  others: readonly Other[],
): Other | undefined {
  return listing.is_current
    ? others.find((other) => other.is_current && isSamePart(other, listing))
    : undefined
}
