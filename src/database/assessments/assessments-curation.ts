import { desc } from 'drizzle-orm'
import type { CuratedTable } from '../curation/curated-table.ts'
import { cms_assessments, iucn_assessments } from '../schema/index.ts'

export const curatedAssessments: CuratedTable = {
  name: 'iucn_assessments',
  table: iucn_assessments,
  species_id: iucn_assessments.species_id,
  searched: [iucn_assessments.status],
  order: [desc(iucn_assessments.year_published)],
  onlyOne: { mark: 'is_latest', per: ['species_id', 'scope_code'] },
  refusals: { iucn_assessments_says_something: 'iucn_status_required' },
}

export const curatedCmsAssessments: CuratedTable = {
  name: 'cms_assessments',
  table: cms_assessments,
  species_id: cms_assessments.species_id,
  searched: [cms_assessments.status],
  order: [desc(cms_assessments.year_published)],
  onlyOne: { mark: 'is_latest', per: ['species_id'] },
}
