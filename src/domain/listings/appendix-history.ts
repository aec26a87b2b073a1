import { yearOf } from '../calendar.ts'
import { type Appendix, strictestAppendix } from './appendix.ts'
import type { CitesListingFacts } from './current-appendix.ts'

export type HistoricListing = Omit<CitesListingFacts, 'population_identifier'>

/**
 * The appendix that a species stood in at the end of a year: the strictest of its latest listing and of the
 * populations listed since then or still. Undefined before its first listing.
 */
export function appendixIn(year: number, listings: readonly HistoricListing[]): Appendix | undefined {
  const sofar = listings.filter(
    ({ listing_date, covers }) => yearOf(listing_date) <= year && covers !== 'subspecies',
  )
  const ofSpecies = sofar
    .filter(({ covers }) => covers === 'species')
    .map(({ listing_date }) => listing_date)
    .sort()
    .at(-1)
  const standing = sofar.filter(
    ({ covers, listing_date, is_current }) =>
      listing_date >= (ofSpecies ?? '') || (covers === 'population' && is_current),
  )
  return strictestAppendix(standing.map(({ appendix }) => appendix))
}
