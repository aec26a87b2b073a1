import { and, count, desc, eq, sql } from 'drizzle-orm'
import {
  type PartyReservation,
  RESERVABLE_TRADE,
  type ReservedTrade,
  reservedTrade,
} from '#domain/listings/reserved-trade.ts'
import type { Reader } from '../access.ts'
import { factColumns } from '../fact-columns.ts'
import { findRelease } from '../releases/releases-queries.ts'
import {
  cites_export_quotas,
  cites_reservations,
  cites_trade_records,
  cites_trade_suspensions,
  conservation_measures,
  countries,
} from '../schema/index.ts'
import { ofSpecies } from '../species/of-species.ts'
import { assertSpeciesExists } from '../species/species-queries.ts'

/** Reservations, suspensions, quotas and conservation measures of a species. Throws NotFound. */
export async function getTradeMeasures(db: Reader, species_id: string) {
  const [reservations, trade_suspensions, export_quotas, measures] = await Promise.all([
    listReservations(db, species_id),
    listTradeSuspensions(db, species_id),
    listExportQuotas(db, species_id),
    listConservationMeasures(db, species_id),
    assertSpeciesExists(db, species_id),
  ])
  return { reservations, trade_suspensions, export_quotas, conservation_measures: measures }
}

/**
 * Commercial trade in wild specimens of Appendix I with parties that have a reservation; undefined where there is
 * none. Throws NotFound.
 */
export async function findReservedTrade(db: Reader, species_id: string): Promise<ReservedTrade | undefined> {
  const [reservations, shipments, release] = await Promise.all([
    listReservations(db, species_id),
    countReservableTrade(db, species_id),
    findRelease(db, 'cites_trade'),
    assertSpeciesExists(db, species_id),
  ])
  return reservedTrade(reservations, shipments, { simulated: release?.simulated ?? false })
}

/** Every reservation of some species, as far as a rule about trade asks for it. */
export function listReservationsOf(
  db: Reader,
  species_ids: readonly string[],
): Promise<(PartyReservation & { species_id: string })[]> {
  const { species_id, appendix, start_date, end_date, is_active, confirmed_on } = cites_reservations
  return db
    .select({
      species_id,
      country_code: countries.country_code,
      appendix,
      start_date,
      end_date,
      is_active,
      confirmed_on,
    })
    .from(cites_reservations)
    .innerJoin(countries, eq(countries.id, cites_reservations.country_id))
    .where(ofSpecies(species_id, species_ids))
    .orderBy(species_id, countries.country_code, start_date)
}

const country = { country_code: countries.country_code, country_name: countries.country_name }

/** Those in force first, then by appendix, the strictest first, and by country. */
function listReservations(db: Reader, species_id: string) {
  const { id, appendix, listed_under, population, start_date, end_date, is_active, confirmed_on } =
    cites_reservations
  const { notes, source, checked } = cites_reservations
  const period = { start_date, end_date, is_active, confirmed_on }
  return db
    .select({ id, ...country, appendix, listed_under, population, ...period, notes, source, checked })
    .from(cites_reservations)
    .innerJoin(countries, eq(countries.id, cites_reservations.country_id))
    .where(eq(cites_reservations.species_id, species_id))
    .orderBy(desc(is_active), appendix, country.country_name, start_date, id)
}

function listTradeSuspensions(db: Reader, species_id: string) {
  const { id, issued_by, suspension_start_date, suspension_end_date, is_active, confirmed_on } =
    cites_trade_suspensions
  const { reason, source, checked } = cites_trade_suspensions
  const country_name = sql<string>`coalesce(${country.country_name}, ${cites_trade_suspensions.country_name})`
  const period = { suspension_start_date, suspension_end_date, is_active, confirmed_on }
  return db
    .select({ id, ...country, country_name, issued_by, ...period, reason, source, checked })
    .from(cites_trade_suspensions)
    .leftJoin(countries, eq(countries.id, cites_trade_suspensions.country_id))
    .where(eq(cites_trade_suspensions.species_id, species_id))
    .orderBy(desc(is_active), desc(suspension_start_date), id)
}

function listExportQuotas(db: Reader, species_id: string) {
  const { id, year, quantity, unit, notes, source, checked } = cites_export_quotas
  return db
    .select({ id, ...country, year, quantity, unit, notes, source, checked })
    .from(cites_export_quotas)
    .innerJoin(countries, eq(countries.id, cites_export_quotas.country_id))
    .where(eq(cites_export_quotas.species_id, species_id))
    .orderBy(desc(year), country.country_name, notes, id)
}

/** Newest first, undated last. */
export function listConservationMeasures(db: Reader, species_id: string) {
  const { id, measure, start_date } = conservation_measures
  return db
    .select(factColumns(conservation_measures))
    .from(conservation_measures)
    .where(eq(conservation_measures.species_id, species_id))
    .orderBy(sql`${start_date} desc nulls last`, measure, id)
}

/** How many records there are of trade to which a reservation may apply, by year and partners. */
function countReservableTrade(db: Reader, species_id: string) {
  const { year, importer, exporter, purpose, source, appendix } = cites_trade_records
  return db
    .select({ year, importer, exporter, records: count() })
    .from(cites_trade_records)
    .where(
      and(
        eq(cites_trade_records.species_id, species_id),
        eq(purpose, RESERVABLE_TRADE.purpose),
        eq(source, RESERVABLE_TRADE.source),
        eq(appendix, RESERVABLE_TRADE.appendix),
      ),
    )
    .groupBy(year, importer, exporter)
}
