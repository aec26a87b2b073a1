import { type Appendix, strictestAppendix } from './appendix.ts'
import type { CitesListingFacts } from './current-appendix.ts'
import { isInForce } from './listing-periods.ts'

/**
 * The appendix that a species was in at the end of a year: the strictest of the listings in force then, of the
 * species or of a population. Undefined while none was in force; listings of a subspecies do not count.
 */
export function appendixIn(year: number, listings: readonly CitesListingFacts[]): Appendix | undefined {
  const lastDay = `${year}-12-31`
  const inForce = listings.filter(
    (listing) => listing.covers !== 'subspecies' && isInForce(listing, listings, lastDay),
  )
  return strictestAppendix(inForce.map(({ appendix }) => appendix))
}
