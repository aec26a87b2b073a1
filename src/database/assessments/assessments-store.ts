import { inArray } from 'drizzle-orm'
import { assessmentChanges, type PublishedAssessment } from '#domain/assessments/published-assessments.ts'
import { CURATED_TABLES } from '../curation/curated-tables.ts'
import { curatedStore } from '../releases/curated-store.ts'
import { listStagedRecords } from '../releases/staged-records-changes.ts'
import { iucn_assessments } from '../schema/index.ts'

/** Assessments of the Red List's interface, beside those on record. */
export const assessmentsStore = curatedStore({
  dataset: 'iucn_assessments',
  curated: CURATED_TABLES.iucn_assessments,
  propose: async (tx) => {
    const published = await listStagedRecords<PublishedAssessment>(tx, 'iucn_assessments')
    const taxa = [...new Set(published.map(({ species_id }) => species_id))]
    const inUse = await tx.select().from(iucn_assessments).where(inArray(iucn_assessments.species_id, taxa))
    return assessmentChanges(inUse, published)
  },
})
