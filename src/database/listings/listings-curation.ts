import { desc, sql } from 'drizzle-orm'
import type { CuratedTable } from '../curation/curated-table.ts'
import { cites_listings, cms_listings } from '../schema/index.ts'

export const curatedCitesListings: CuratedTable = {
  name: 'cites_listings',
  table: cites_listings,
  species_id: cites_listings.species_id,
  searched: [cites_listings.appendix],
  order: [desc(cites_listings.listing_date)],
  refusals: { cites_listings_part_is_named: 'population_required' },
}

export const curatedCmsListings: CuratedTable = {
  name: 'cms_listings',
  table: cms_listings,
  species_id: cms_listings.species_id,
  searched: [cms_listings.appendix],
  order: [sql`${cms_listings.listing_date} desc nulls last`],
  onlyOne: { mark: 'is_current', per: ['species_id'] },
}
