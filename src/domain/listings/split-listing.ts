import type { CitesListingFacts } from './current-appendix.ts'

/**
 * Whether the species and its populations are in different CITES appendices now. Subspecies do not count: they do
 * not speak for the species. Source: supplement, section 4, "Split listing".
 */
export function isSplitListing(listings: readonly CitesListingFacts[]): boolean {
  const current = listings.filter(({ is_current, covers }) => is_current && covers !== 'subspecies')
  return new Set(current.map(({ appendix }) => appendix)).size > 1
}
