import { inArray, type SQL, sql } from 'drizzle-orm'
import type { cites_trade_records, previous_trade_records, staged_trade_records } from '../schema/index.ts'

/** A place where trade records lie. */
export type TradeTable =
  | typeof cites_trade_records
  | typeof previous_trade_records
  | typeof staged_trade_records

/** Its records of some species, or all; to be named where it is asked. */
export const tradeOf = (table: TradeTable, species: readonly string[] | null | undefined): SQL =>
  species ? sql`(select * from ${table} where ${inArray(table.species_id, [...species])})` : sql`${table}`
