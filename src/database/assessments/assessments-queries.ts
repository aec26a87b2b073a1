import { desc, eq } from 'drizzle-orm'
import type { Reader } from '../access.ts'
import { factColumns } from '../fact-columns.ts'
import type { Given } from '../prepared.ts'
import { iucn_assessments } from '../schema/index.ts'
import { ofSpecies } from '../species/of-species.ts'

const { assessment_notes: _, ...assessment } = factColumns(iucn_assessments)

/** The Red List assessments of a species, newest first. */
export function listAssessments(db: Reader, species_id: Given<string>) {
  return db
    .select(assessment)
    .from(iucn_assessments)
    .where(eq(iucn_assessments.species_id, species_id))
    .orderBy(desc(iucn_assessments.year_published), desc(iucn_assessments.is_latest))
}

/** What decides where each species, or each of some, is on the Red List. */
export function listAssessmentsOfAllSpecies(db: Reader, ids?: readonly string[]) {
  return db
    .select({
      species_id: iucn_assessments.species_id,
      year_published: iucn_assessments.year_published,
      status: iucn_assessments.status,
      is_latest: iucn_assessments.is_latest,
      possibly_extinct: iucn_assessments.possibly_extinct,
      possibly_extinct_in_wild: iucn_assessments.possibly_extinct_in_wild,
      scope_code: iucn_assessments.scope_code,
      scope_description: iucn_assessments.scope_description,
    })
    .from(iucn_assessments)
    .where(ofSpecies(iucn_assessments.species_id, ids))
    .orderBy(iucn_assessments.id)
}
