import { eq } from 'drizzle-orm'
import { redListStatusOf } from '#domain/assessments/red-list-status.ts'
import { compactRecords } from '#domain/compact-records.ts'
import { byScientificName } from '#domain/species/species-in-order.ts'
import type { Reader } from '../access.ts'
import { species, species_trade_findings, species_trade_summary } from '../schema/index.ts'
import { ofSpecies } from '../species/of-species.ts'
import { listWithStanding } from '../species/species-standing-queries.ts'
import { TRADE_FINDING } from '../trade/trade-findings-queries.ts'

/** What the dashboard's rows are made of, by scientific name; `trade` and `finding` are null for species without trade. */
export async function listEffectivenessFacts(db: Reader, ids?: readonly string[]) {
  const found = await listWithStanding(db, selectTrends(db, ids), ids)
  const facts = found.map(({ row, assessment, cites_listings }) => ({
    ...row,
    red_list: redListStatusOf(assessment),
    cites_listings,
  }))
  return compactRecords(facts).sort(byScientificName)
}

function selectTrends(db: Reader, ids: readonly string[] | undefined) {
  return db
    .select({
      id: species.id,
      scientific_name: species.scientific_name,
      common_name: species.common_name,
      population_trend: species.population_trend,
      trade: {
        total_trade_records: species_trade_summary.total_trade_records,
        recent_trend: species_trade_summary.recent_trend,
        last_complete_year: species_trade_summary.last_complete_year,
        overall_max_year: species_trade_summary.overall_max_year,
        has_mixed_units: species_trade_summary.has_mixed_units,
        exporter_reported_records: species_trade_summary.exporter_reported_records,
        importer_reported_records: species_trade_summary.importer_reported_records,
      },
      finding: TRADE_FINDING,
    })
    .from(species)
    .leftJoin(species_trade_summary, eq(species_trade_summary.species_id, species.id))
    .leftJoin(species_trade_findings, eq(species_trade_findings.species_id, species.id))
    .where(ofSpecies(species.id, ids))
}
