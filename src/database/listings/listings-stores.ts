import { inArray } from 'drizzle-orm'
import {
  citesListingChanges,
  cmsListingChanges,
  type PublishedCitesListing,
  type PublishedCmsListing,
} from '#domain/listings/published-listings.ts'
import { CURATED_TABLES } from '../curation/curated-tables.ts'
import { curatedStore } from '../releases/curated-store.ts'
import { listStagedRecords } from '../releases/staged-records-changes.ts'
import { cites_listings, cms_listings } from '../schema/index.ts'

/** CITES listings of Species+, which carry no dates: a curator gives that of a new one. */
export const citesListingsStore = curatedStore({
  dataset: 'cites_listings',
  curated: CURATED_TABLES.cites_listings,
  dateField: 'listing_date',
  propose: async (tx) => {
    const published = await listStagedRecords<PublishedCitesListing>(tx, 'cites_listings')
    const inUse = await tx
      .select()
      .from(cites_listings)
      .where(inArray(cites_listings.species_id, taxaOf(published)))
    return citesListingChanges(inUse, published)
  },
})

/** CMS listings of Species+. */
export const cmsListingsStore = curatedStore({
  dataset: 'cms_listings',
  curated: CURATED_TABLES.cms_listings,
  propose: async (tx) => {
    const published = await listStagedRecords<PublishedCmsListing>(tx, 'cms_listings')
    const inUse = await tx
      .select()
      .from(cms_listings)
      .where(inArray(cms_listings.species_id, taxaOf(published)))
    return cmsListingChanges(inUse, published)
  },
})

const taxaOf = (published: readonly { species_id: string }[]) => [
  ...new Set(published.map(({ species_id }) => species_id)),
]
