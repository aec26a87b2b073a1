import { asc, eq, sql } from 'drizzle-orm'
import { latestAssessment } from '#domain/assessments/latest-assessment.ts'
import type { Reader } from '../access.ts'
import { listAssessmentsOfAllSpecies } from '../assessments/assessments-queries.ts'
import { listCitesListingsOfAllSpecies } from '../listings/listings-queries.ts'
import { species, species_trade_summary } from '../schema/index.ts'

/** What the dashboard's rows are made of, by scientific name. */
export async function listEffectivenessFacts(db: Reader) {
  const [rows, assessments, listings] = await Promise.all([
    db
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
      .orderBy(asc(species.scientific_name)),
    listAssessmentsOfAllSpecies(db),
    listCitesListingsOfAllSpecies(db),
  ])
  const assessmentsOf = Map.groupBy(assessments, ({ species_id }) => species_id)
  const listingsOf = Map.groupBy(listings, ({ species_id }) => species_id)

  return rows.map((row) => {
    const assessment = latestAssessment(assessmentsOf.get(row.id) ?? [])
    return {
      ...row,
      iucn_status: assessment?.status ?? null,
      iucn_year: assessment?.year_published ?? null,
      cites_listings: listingsOf.get(row.id) ?? [],
    }
  })
}
