import type { Database, Transaction } from '#database/access.ts'
import * as tables from '#database/schema/index.ts'
import { type New, only } from './stored-rows.ts'

/* Real rows for tests, as in builders.ts: what limits trade in a species. */

/** A party's reservation, in force by default. */
export async function aReservation(
  db: Database | Transaction,
  species_id: string,
  facts: New<'cites_reservations'> & { country_id: string },
) {
  const usual = { appendix: 'I' as const, start_date: '1986-01-01', confirmed_on: '2023-07-07' }
  return only(
    await db
      .insert(tables.cites_reservations)
      .values({ species_id, ...usual, ...facts })
      .returning(),
  )
}

/** An export quota of a country, by default one of none in 2006. */
export async function anExportQuota(
  db: Database | Transaction,
  species_id: string,
  facts: New<'cites_export_quotas'> & { country_id: string },
) {
  const usual = { year: 2006, quantity: 0, unit: 'kg' }
  return only(
    await db
      .insert(tables.cites_export_quotas)
      .values({ species_id, ...usual, ...facts })
      .returning(),
  )
}

/** A suspension, by default an active one recommended under CITES. */
export async function aSuspension(
  db: Database | Transaction,
  species_id: string,
  facts: New<'cites_trade_suspensions'> = {},
) {
  const usual = { country_name: 'Greenland', suspension_start_date: '2006-01-01' }
  return only(
    await db
      .insert(tables.cites_trade_suspensions)
      .values({ species_id, ...usual, ...facts })
      .returning(),
  )
}
