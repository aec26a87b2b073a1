import { yearOf } from '../calendar.ts'
import { APPENDICES, type Appendix } from './appendix.ts'
import type { CitesListingFacts } from './current-appendix.ts'
import { firstListingDay, isInForce } from './listing-periods.ts'

/**
 * How much of a species CITES covered at first, where that was less than all of it or not all of it alike.
 * `first_subspecies`: only subspecies were listed, the species since `year`. `first_split`: parts of it were in different
 * appendices; since `year` all of it is in one.
 */
export type CoverageChange =
  | { kind: 'first_subspecies'; year: number }
  | { kind: 'first_split'; appendices: Appendix[]; appendix: Appendix; year: number }

/** How the coverage of a species grew; undefined where the species was listed as a whole from the start, or is not now. */
export function coverageChange(listings: readonly CitesListingFacts[]): CoverageChange | undefined {
  const ofSpecies = listings.filter(({ covers }) => covers !== 'subspecies')
  const firstDay = firstListingDay(listings)
  const firstDayOfSpecies = firstListingDay(ofSpecies)
  if (firstDay === undefined || firstDayOfSpecies === undefined) return undefined
  if (firstDay < firstDayOfSpecies) return { kind: 'first_subspecies', year: yearOf(firstDayOfSpecies) }

  const current = ofSpecies.filter(({ is_current }) => is_current)
  const [whole] = current
  const first = appendicesOn(firstDayOfSpecies, ofSpecies)
  if (whole === undefined || current.length > 1 || whole.covers !== 'species' || first.length < 2)
    return undefined
  return {
    kind: 'first_split',
    appendices: first,
    appendix: whole.appendix,
    year: yearOf(whole.listing_date),
  }
}

/** The appendices that populations were in on a day, strictest first; one where the species was listed as a whole. */
function appendicesOn(day: string, listings: readonly CitesListingFacts[]): Appendix[] {
  const inForce = listings.filter(
    (listing) => listing.covers === 'population' && isInForce(listing, listings, day),
  )
  return APPENDICES.filter((appendix) => inForce.some((listing) => listing.appendix === appendix))
}
