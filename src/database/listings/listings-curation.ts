import { desc, sql } from 'drizzle-orm'
import type { CuratedTable } from '../curation/curated-table.ts'
import { cites_listings, cites_trade_suspensions, cms_listings, countries } from '../schema/index.ts'

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

export const curatedTradeSuspensions: CuratedTable = {
  name: 'cites_trade_suspensions',
  table: cites_trade_suspensions,
  species_id: cites_trade_suspensions.species_id,
  searched: [
    cites_trade_suspensions.country_name,
    sql`(select ${countries.country_name} from ${countries} where ${countries.id} = ${cites_trade_suspensions.country_id})`,
  ],
  order: [desc(cites_trade_suspensions.suspension_start_date)],
}
