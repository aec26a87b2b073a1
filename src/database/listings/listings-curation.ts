import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { hasOtherCurrent } from '#domain/listings/listing-contradictions.ts'
import { canReserve } from '#domain/listings/reservations.ts'
import type { Transaction } from '../access.ts'
import { countryNameOf } from '../countries/country-name-sql.ts'
import type { Contradictions, CuratedTable, RecordValues } from '../curation/curated-table.ts'
import {
  cites_export_quotas,
  cites_listings,
  cites_reservations,
  cites_trade_suspensions,
  cms_listings,
} from '../schema/index.ts'
import { LISTED } from './listings-queries.ts'

export const curatedCitesListings: CuratedTable = {
  name: 'cites_listings',
  table: cites_listings,
  species_id: cites_listings.species_id,
  searched: [cites_listings.appendix],
  order: [desc(cites_listings.listing_date)],
  refusals: {
    cites_listings_part_is_named: 'population_required',
    cites_listings_ends_after_start: 'listing_ends_before_start',
    cites_listings_current_has_no_end: 'current_listing_has_no_end',
  },
  contradictions: listingContradictions,
}

/** A part of a species has only one current listing: the former one must end before the next is current. */
async function listingContradictions(tx: Transaction, values: RecordValues): Promise<Contradictions> {
  const { id, covers = 'species', population_identifier = null, ...listing } = values as Partial<CitesListing>
  if (!listing.is_current || listing.species_id === undefined) return {}
  const others = await tx
    .select()
    .from(cites_listings)
    .where(
      and(
        eq(cites_listings.species_id, listing.species_id),
        cites_listings.is_current,
        id === undefined ? undefined : ne(cites_listings.id, id),
      ),
    )
  const contradiction: Contradictions = { is_current: 'current_listing_exists' }
  return hasOtherCurrent({ is_current: true, covers, population_identifier }, others) ? contradiction : {}
}

type CitesListing = typeof cites_listings.$inferSelect

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
  searched: [cites_trade_suspensions.country_name, countryNameOf(cites_trade_suspensions.country_id)],
  order: [desc(cites_trade_suspensions.suspension_start_date)],
}

export const curatedReservations: CuratedTable = {
  name: 'cites_reservations',
  table: cites_reservations,
  species_id: cites_reservations.species_id,
  searched: [countryNameOf(cites_reservations.country_id)],
  order: [desc(cites_reservations.is_active), desc(cites_reservations.start_date)],
  contradictions: reservationContradictions,
}

/** A reservation needs a listing in its appendix when it begins. */
async function reservationContradictions(tx: Transaction, values: RecordValues): Promise<Contradictions> {
  const { species_id, appendix, start_date } = values as Pick<
    typeof cites_reservations.$inferInsert,
    'species_id' | 'appendix' | 'start_date'
  >
  const listings = await tx
    .select(LISTED)
    .from(cites_listings)
    .where(eq(cites_listings.species_id, species_id))
  if (listings.every((one) => one.appendix !== appendix)) return { appendix: 'reservation_never_listed' }
  if (!canReserve(start_date, appendix, listings)) return { start_date: 'reservation_not_listed_then' }
  return {}
}

export const curatedExportQuotas: CuratedTable = {
  name: 'cites_export_quotas',
  table: cites_export_quotas,
  species_id: cites_export_quotas.species_id,
  searched: [cites_export_quotas.notes, countryNameOf(cites_export_quotas.country_id)],
  order: [desc(cites_export_quotas.year)],
}
