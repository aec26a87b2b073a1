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
  requiredYear,
} from './fields.ts'

/** The earliest year an assessment may be of. Source: specification, document 3, section 9. */
export const FIRST_ASSESSMENT_YEAR = 1900

/** Source: specification, document 3, section 5, "IUCN assessment". */
export const iucnAssessmentInput = z.object({
  ...ofSpecies,
  year_published: requiredYear(FIRST_ASSESSMENT_YEAR, 'assessment_year_earliest'),
  status: choice(RED_LIST_CATEGORIES, 'iucn_status_required').nullable(),
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
})

export const iucnAssessmentsCuration = curatedRecords('/iucn-assessments', iucnAssessmentInput)
