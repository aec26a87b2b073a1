import { and, eq, ne } from 'drizzle-orm'
import { otherCurrent } from '#domain/listings/listing-contradictions.ts'
import { canReserve } from '#domain/listings/reservations.ts'
import type { Transaction } from '../access.ts'
import { LISTED } from '../listings/listings-queries.ts'
import { cites_listings, type cites_reservations, countries, references } from '../schema/index.ts'
import type { Clash, Contradictions, RecordValues } from './curated-table.ts'

/** A part of a species has only one current listing: the former one must end before the next is current. */
export async function currentListingClash(tx: Transaction, values: RecordValues): Promise<Clash | undefined> {
  const { id, covers = 'species', population_identifier = null, ...listing } = values as Partial<CitesListing>
  if (!listing.is_current || listing.species_id === undefined) return undefined
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
  const other = otherCurrent({ is_current: true, covers, population_identifier }, others)
  return (
    other && { topic: 'cites_listings', id: other.id, field: 'is_current', message: 'current_listing_exists' }
  )
}

type CitesListing = typeof cites_listings.$inferSelect

/** A reservation needs a listing in its appendix when it begins. */
export async function reservationContradictions(
  tx: Transaction,
  values: RecordValues,
): Promise<Contradictions> {
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

/** A part of a range may name only a country that there is. */
export async function unknownCountryOfRange(tx: Transaction, values: RecordValues): Promise<Contradictions> {
  const { country_code } = values
  if (typeof country_code !== 'string') return {}
  const isKnown = (await tx.$count(countries, eq(countries.country_code, country_code))) > 0
  return isKnown ? {} : { country_code: 'country_unknown' }
}

/** A text cites only references of its own species. */
export async function textSourceContradictions(
  tx: Transaction,
  values: RecordValues,
): Promise<Contradictions> {
  const isOwn = and(
    eq(references.id, String(values.reference_id)),
    eq(references.species_id, String(values.species_id)),
  )
  return (await tx.$count(references, isOwn)) > 0 ? {} : { reference_id: 'reference_of_another_species' }
}
