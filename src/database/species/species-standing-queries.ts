import { latestAssessment } from '#domain/assessments/latest-assessment.ts'
import type { Reader } from '../access.ts'
import { listAssessmentsOfAllSpecies } from '../assessments/assessments-queries.ts'
import { listCitesListingsOfAllSpecies } from '../listings/listings-queries.ts'

/**
 * Rows of species, in their order, each beside where its species stands: the assessment that speaks for it
 * (undefined without one) and all its CITES listings. With `ids` the rows are of those species.
 */
export async function listWithStanding<Row extends { id: string }>(
  db: Reader,
  rows: PromiseLike<Row[]>,
  ids?: readonly string[],
) {
  const [species, assessments, listings] = await Promise.all([
    rows,
    listAssessmentsOfAllSpecies(db, ids),
    listCitesListingsOfAllSpecies(db, ids),
  ])
  const assessmentsOf = Map.groupBy(assessments, ({ species_id }) => species_id)
  const listingsOf = Map.groupBy(listings, ({ species_id }) => species_id)

  return species.map((row) => ({
    row,
    assessment: latestAssessment(assessmentsOf.get(row.id) ?? []),
    cites_listings: listingsOf.get(row.id) ?? [],
  }))
}
