import { asc, eq, sql } from 'drizzle-orm'
import type { Reader } from '../access.ts'
import { species, species_trade_summary } from '../schema/index.ts'
import { listWithStanding } from '../species/species-standing-queries.ts'

/** What the dashboard's rows are made of, by scientific name. */
export async function listEffectivenessFacts(db: Reader) {
  const facts = await listWithStanding(db, selectTrends(db))
  return facts.map(({ row, assessment, cites_listings }) => ({
    ...row,
    iucn_status: assessment?.status ?? null,
    iucn_year: assessment?.year_published ?? null,
    cites_listings,
  }))
}

function selectTrends(db: Reader) {
  return db
    .select({
      id: species.id,
      scientific_name: species.scientific_name,
      common_name: species.common_name,
      population_trend: species.population_trend,
      recent_trend: species_trade_summary.recent_trend,
      total_trade_records: sql<number>`coalesce(${species_trade_summary.total_trade_records}, 0)`,
    })
    .from(species)
    .leftJoin(species_trade_summary, eq(species_trade_summary.species_id, species.id))
    .orderBy(asc(species.scientific_name))
}
