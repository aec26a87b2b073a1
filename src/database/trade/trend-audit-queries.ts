import { asc, eq, sql } from 'drizzle-orm'
import { integer, pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { type TradeCaveat, tradeCaveats } from '#domain/trade/trade-caveats.ts'
import type { AnnualQuantity } from '#domain/trade/trade-trend.ts'
import { TRADE_TRENDS, type TradeTrend } from '#domain/trade/trend-values.ts'
import type { Reader } from '../access.ts'
import { findRelease } from '../releases/releases-queries.ts'
import { cites_trade_records } from '../schema/index.ts'
import { unknownSpecies } from '../species/species-queries.ts'
import { findTradeSummary } from './trade-queries.ts'

const summaries = pgView('article_summary_view', {
  species_id: uuid().notNull(),
  scientific_name: text().notNull(),
  common_name: text().notNull(),
  period_start_year: integer(),
  period_end_year: integer(),
  last_recorded_year: integer(),
  trade_trend: text({ enum: TRADE_TRENDS }),
  trade_records_count: integer(),
  last_updated: timestamp({ withTimezone: true }),
}).existing()

/** The stored trend of each species and the years it rests on, by scientific name. */
export function listAuditedSpecies(db: Reader) {
  return db.select().from(summaries).orderBy(asc(summaries.scientific_name))
}

/** What the trend of a species rests on: its records by year, and what is stored of it. Throws NotFound. */
export async function getTrendAudit(db: Reader, species_id: string) {
  const [[stored], annual, trade, release] = await Promise.all([
    db.select().from(summaries).where(eq(summaries.species_id, species_id)),
    listAnnualQuantities(db, species_id),
    findTradeSummary(db, species_id),
    findRelease(db, 'cites_trade'),
  ])
  if (stored === undefined) throw unknownSpecies(species_id)
  const { scientific_name, common_name, trade_trend, last_updated } = stored
  const caveats: TradeCaveat[] = trade ? tradeCaveats(trade) : []
  return {
    species: { id: species_id, scientific_name, common_name },
    annual,
    stored_trend: trade_trend,
    last_updated: last_updated?.toISOString() ?? null,
    last_complete_year: release?.last_complete_year ?? null,
    caveats,
  }
}

/** Quantity reported per year, oldest first. Years without a record are absent; one without a quantity is zero. */
function listAnnualQuantities(db: Reader, species_id: string): Promise<AnnualQuantity[]> {
  return db
    .select({
      year: cites_trade_records.year,
      quantity: sql`coalesce(sum(${cites_trade_records.quantity}), 0)`.mapWith(Number),
    })
    .from(cites_trade_records)
    .where(eq(cites_trade_records.species_id, species_id))
    .groupBy(cites_trade_records.year)
    .orderBy(asc(cites_trade_records.year))
}

/** The trend as `calculate_trade_trend` computes it, the database's own copy of the rule. */
export async function calculateTradeTrend(db: Reader, species_id: string): Promise<TradeTrend> {
  const { rows } = await db.execute<{ trend: string }>(
    sql`select calculate_trade_trend(${species_id}::uuid) as trend`,
  )
  const trend = TRADE_TRENDS.find((one) => one === rows[0]?.trend)
  if (trend === undefined)
    throw new Error(`The database knows a trend that the rule does not: ${rows[0]?.trend}`)
  return trend
}
