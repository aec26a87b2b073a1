import { asc, eq, sql } from 'drizzle-orm'
import { type TradeCaveat, tradeCaveats } from '#domain/trade/trade-caveats.ts'
import { type AnnualQuantity, TRADE_TRENDS, type TradeTrend } from '#domain/trade/trade-trend.ts'
import type { Reader } from '../access.ts'
import { findRelease } from '../releases/releases-queries.ts'
import { cites_trade_records, species, species_trade_summary } from '../schema/index.ts'
import { unknownSpecies } from '../species/species-queries.ts'
import { findTradeSummary } from './trade-queries.ts'

/** The stored trend of each species and the years it rests on, by scientific name. */
export function listAuditedSpecies(db: Reader) {
  const { annual_summaries } = species_trade_summary
  return db
    .select({
      species_id: species.id,
      scientific_name: species.scientific_name,
      common_name: species.common_name,
      period_start_year: species_trade_summary.overall_min_year,
      period_end_year: species_trade_summary.overall_max_year,
      last_recorded_year: sql<number | null>`(
        select max((annual ->> 'year')::integer) from jsonb_array_elements(${annual_summaries}) as annual
        where (annual ->> 'total_quantity_for_year')::numeric > 0
      )`,
      trade_trend: species_trade_summary.recent_trend,
      trade_records_count: species_trade_summary.total_trade_records,
    })
    .from(species)
    .leftJoin(species_trade_summary, eq(species_trade_summary.species_id, species.id))
    .orderBy(asc(species.scientific_name))
}

/** What the trend of a species rests on: its records by year, and what is stored of it. Throws NotFound. */
export async function getTrendAudit(db: Reader, species_id: string) {
  const [[found], annual, summary, release] = await Promise.all([
    db
      .select({ id: species.id, scientific_name: species.scientific_name, common_name: species.common_name })
      .from(species)
      .where(eq(species.id, species_id)),
    listAnnualQuantities(db, species_id),
    findTradeSummary(db, species_id),
    findRelease(db, 'cites_trade'),
  ])
  if (found === undefined) throw unknownSpecies(species_id)
  const caveats: TradeCaveat[] = summary ? tradeCaveats(summary) : []
  return {
    species: found,
    annual,
    stored_trend: summary?.recent_trend ?? null,
    last_updated_at: summary?.last_updated_at ?? null,
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
