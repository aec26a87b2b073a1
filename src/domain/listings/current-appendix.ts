import { APPENDICES, type Appendix, type ListingScope } from './appendix.ts'

export interface CitesListingFacts {
  appendix: Appendix
  /** The first day in force. */
  listing_date: string
  /** The last day in force; null while it is current, and where the source does not state it. */
  end_date: string | null
  is_current: boolean
  covers: ListingScope
  population_identifier: string | null
}

/**
 * The listing that says where the species stands: the strictest of the current ones. Populations count,
 * since a split species is as protected as its strictest part; a subspecies does not speak for the species.
 * Source: supplement, section 4.
 */
export function currentCitesListing<Listing extends CitesListingFacts>(
  listings: readonly Listing[],
): Listing | undefined {
  return strictestFirst(listings.filter(({ is_current, covers }) => is_current && covers !== 'subspecies'))[0]
}

/** Populations and subspecies that are in an appendix of their own now. */
export function listedApart<Listing extends CitesListingFacts>(listings: readonly Listing[]): Listing[] {
  return listings.filter(({ is_current, covers }) => is_current && covers !== 'species')
}

/** A current listing that stands for itself on the dashboard: the species, or a population listed apart. */
export interface ListingEntry<Listing> {
  /** Undefined for a species that is not listed. */
  listing: Listing | undefined
  /** Null for the species itself. */
  population_identifier: string | null
}

/**
 * The entries a species makes: itself, and one more for each population listed apart.
 * Source: supplement, section 4, "Split listing".
 */
export function listingEntries<Listing extends CitesListingFacts>(
  listings: readonly Listing[],
): ListingEntry<Listing>[] {
  const current = listings.filter(({ is_current }) => is_current)
  const ofSpecies = strictestFirst(current.filter(({ covers }) => covers === 'species'))[0]
  const populations = Map.groupBy(
    current.filter(({ covers }) => covers === 'population'),
    ({ population_identifier }) => population_identifier,
  )
  return [
    { listing: ofSpecies ?? currentCitesListing(current), population_identifier: null },
    ...[...populations].map(([population_identifier, rows]) => ({
      listing: strictestFirst(rows)[0],
      population_identifier,
    })),
  ]
}

function strictestFirst<Listing extends CitesListingFacts>(listings: readonly Listing[]): Listing[] {
  return listings.toSorted(
    (a, b) =>
      APPENDICES.indexOf(a.appendix) - APPENDICES.indexOf(b.appendix) ||
      Number(b.covers === 'species') - Number(a.covers === 'species') ||
      (a.listing_date < b.listing_date ? 1 : -1),
  )
}
