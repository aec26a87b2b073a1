import { and, eq, inArray, min, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { yearOf } from '#domain/calendar.ts'
import type { KnownValues } from '#domain/trade/known-values.ts'
import { conversionOf } from '#domain/trade/measures.ts'
import { NOT_REPORTED } from '#domain/trade/trade-selection.ts'
import type { TradeFacts } from '#domain/trade/trade-signs.ts'
import type { Reader } from '../access.ts'
import { findRelease } from '../releases/releases-queries.ts'
import { cites_listings, cites_reservations, cites_trade_records } from '../schema/index.ts'

/** What is known of a species and of the release in use beside the rows. */
export async function getTradeFacts(db: Reader, species_id: string): Promise<TradeFacts> {
  const [release, [listed], [reserved]] = await Promise.all([
    findRelease(db, 'cites_trade'),
    db
      .select({ since: min(cites_listings.listing_date) })
      .from(cites_listings)
      .where(eq(cites_listings.species_id, species_id)),
    db
      .select({ id: cites_reservations.id })
      .from(cites_reservations)
      .where(and(eq(cites_reservations.species_id, species_id), cites_reservations.is_active))
      .limit(1),
  ])
  return {
    last_complete_year: release?.last_complete_year ?? null,
    listed_since: listed?.since ? yearOf(listed.since) : null,
    has_reservation: reserved !== undefined,
  }
}

/** What is known of each species beside its rows; a species that is absent was never listed and has no reservation. */
export async function listSpeciesFacts(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Omit<TradeFacts, 'last_complete_year'>>> {
  const [listed, reserved] = await Promise.all([
    db
      .select({ species_id: cites_listings.species_id, since: min(cites_listings.listing_date) })
      .from(cites_listings)
      .where(inArray(cites_listings.species_id, [...ids]))
      .groupBy(cites_listings.species_id),
    db
      .selectDistinct({ species_id: cites_reservations.species_id })
      .from(cites_reservations)
      .where(and(eq(cites_reservations.is_active, true), inArray(cites_reservations.species_id, [...ids]))),
  ])
  const since = new Map(listed.map((one) => [one.species_id, one.since ? yearOf(one.since) : null]))
  const withReservation = new Set(reserved.map(({ species_id }) => species_id))
  return new Map(
    [...since.keys(), ...withReservation].map((species_id) => [
      species_id,
      { listed_since: since.get(species_id) ?? null, has_reservation: withReservation.has(species_id) },
    ]),
  )
}

/** The values that the records in use carry, by what a selection narrows; '-' stands for not reported. */
export async function listKnownValues(db: Reader): Promise<KnownValues> {
  const { term, unit, importer, exporter, origin, purpose, source } = cites_trade_records
  // Few values are sorted, where jsonb_agg(distinct …) would sort all records: a third of the time.
  const valuesOf = (column: AnyPgColumn) => sql<(string | null)[]>`(
    select coalesce(jsonb_agg(value order by value), '[]')
    from (select distinct ${column} as value from ${cites_trade_records}) as known)`
  const [found] = await db
    .select({
      term: valuesOf(term),
      unit: valuesOf(unit),
      importer: valuesOf(importer),
      exporter: valuesOf(exporter),
      origin: valuesOf(origin),
      purpose: valuesOf(purpose),
      source: valuesOf(source),
    })
    .from(sql`(select 1) one`)
  const written = (values: (string | null)[] = []) => values.map((value) => value ?? NOT_REPORTED)
  return {
    term: written(found?.term),
    unit: [...new Set(found?.unit.map((one) => conversionOf(one).measure))],
    importer: written(found?.importer),
    exporter: written(found?.exporter),
    origin: written(found?.origin),
    purpose: written(found?.purpose),
    source: written(found?.source),
  }
}
