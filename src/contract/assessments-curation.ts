import { z } from 'zod'
import { RED_LIST_CATEGORIES } from '#domain/assessments/red-list.ts'
import { curatedRecords, ofSpecies } from './curated-records.ts'
import {
  checkbox,
  choice,
  optionalAddress,
  optionalCount,
  optionalText,
  provenanceFields,
  requiredText,
  requiredYear,
} from './fields.ts'

/** The earliest year an assessment may be of. Source: specification, document 3, section 9. */
export const FIRST_ASSESSMENT_YEAR = 1900

const assessmentFields = {
  ...ofSpecies,
  year_published: requiredYear(FIRST_ASSESSMENT_YEAR, 'assessment_year_earliest'),
  status: z.preprocess(
    (given) => given || null,
    choice(RED_LIST_CATEGORIES, 'iucn_status_required').nullable(),
  ),
  original_category: optionalText,
  is_latest: checkbox,
  possibly_extinct: checkbox,
  possibly_extinct_in_wild: checkbox,
  url: optionalAddress,
  assessment_id: optionalCount,
  scope_code: z.preprocess((given) => given || '1', z.string().trim()),
  scope_description: z.preprocess((given) => given || 'Global', z.string().trim()),
  population_trend: optionalText,
  criteria: optionalText,
  threats_text: optionalText,
  assessment_notes: optionalText,
  ...provenanceFields,
}

/**
 * An assessment says a category of today, an earlier one as published, or both; `statusMissing` is said of
 * one that says neither. Source: specification, document 3, section 5, "IUCN assessment"; supplement,
 * section 4, "Old Red List categories".
 */
const assessment = (statusMissing: string) =>
  z.object(assessmentFields).refine(({ status, original_category }) => Boolean(status || original_category), {
    path: ['status'],
    error: statusMissing,
    // Also beside other fields that are wrong.
    when: ({ value }) => value instanceof Object,
  })

export const iucnAssessmentInput = assessment('iucn_status_required')
export const iucnAssessmentEdit = assessment('iucn_status_empty')

export const iucnAssessmentsCuration = curatedRecords(
  '/iucn-assessments',
  iucnAssessmentInput,
  iucnAssessmentEdit,
)

/** Source: specification, document 3, section 5, "Article summary save". */
export const cmsAssessmentInput = z.object({
  ...ofSpecies,
  status: requiredText('cms_status_required'),
  year_published: requiredYear(FIRST_ASSESSMENT_YEAR, 'assessment_year_earliest', 'cms_year_required'),
  is_latest: checkbox,
  assessment_notes: optionalText,
  ...provenanceFields,
})

export const cmsAssessmentsCuration = curatedRecords('/cms-assessments', cmsAssessmentInput)
