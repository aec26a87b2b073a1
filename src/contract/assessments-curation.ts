import { z } from 'zod'
import { GLOBAL, GLOBAL_SCOPE } from '#domain/assessments/assessment-scopes.ts'
import { REASONS_FOR_CHANGE } from '#domain/assessments/reason-for-change.ts'
import { RED_LIST_CATEGORIES } from '#domain/assessments/red-list.ts'
import { scopesContradict } from '#domain/assessments/scopes-contradict.ts'
import { mayBeTagged } from '#domain/assessments/tagged-category.ts'
import { ofSpecies } from './curated-records.ts'
import {
  checkbox,
  choice,
  evenBesideOtherErrors,
  optionalAddress,
  optionalChoice,
  optionalCount,
  optionalLongText,
  optionalName,
  optionalParagraph,
  optionalText,
  provenanceFields,
  requiredText,
  requiredYear,
  yesNoOrUnknown,
} from './fields.ts'
import { text } from './text-limits.ts'

/** The earliest year an assessment may be of. Source: specification, document 3, section 9. */
export const FIRST_ASSESSMENT_YEAR = 1900

const assessmentFields = {
  ...ofSpecies,
  year_published: requiredYear(FIRST_ASSESSMENT_YEAR, 'assessment_year_earliest'),
  status: z.preprocess(
    (given) => given || null,
    choice(RED_LIST_CATEGORIES, 'iucn_status_required').nullable(),
  ),
  original_category: optionalName,
  is_latest: checkbox,
  possibly_extinct: yesNoOrUnknown,
  possibly_extinct_in_wild: yesNoOrUnknown,
  url: optionalAddress,
  assessment_id: optionalCount,
  scope_code: z.preprocess((given) => given || GLOBAL_SCOPE, text('code')),
  scope_description: z.preprocess((given) => given || GLOBAL, text('name')),
  population_trend: optionalName,
  criteria: optionalName,
  reason_for_change: optionalChoice(REASONS_FOR_CHANGE),
  reason_for_change_source: optionalText,
  threats_text: optionalLongText,
  assessment_notes: optionalParagraph,
  ...provenanceFields,
}

/** The scope as text; anything that is not text is refused by its own field. */
const writtenScope = ({ scope_code, scope_description }: Record<string, unknown>) => ({
  scope_code: String(scope_code),
  scope_description: String(scope_description),
})

const onlyOfCriticallyEndangered = (field: string) => ({
  path: [field],
  error: 'possibly_extinct_needs_cr',
  ...evenBesideOtherErrors,
})

/**
 * An assessment has a current category, one of an earlier edition as published, or both; `statusMissing` is the error
 * of one without either. It must not contradict itself: only CR is possibly extinct, code and name are of the same
 * scope, and a reason for change that is stated has a source. Source: specification, document 3, section 5,
 * "IUCN assessment"; supplement, section 4, "Old Red List categories".
 */
const assessment = (statusMissing: string) =>
  z
    .object(assessmentFields)
    .refine(({ status, original_category }) => Boolean(status || original_category), {
      path: ['status'],
      error: statusMissing,
      ...evenBesideOtherErrors,
    })
    .refine(
      ({ status, possibly_extinct }) => !possibly_extinct || mayBeTagged(status),
      onlyOfCriticallyEndangered('possibly_extinct'),
    )
    .refine(
      ({ status, possibly_extinct_in_wild }) => !possibly_extinct_in_wild || mayBeTagged(status),
      onlyOfCriticallyEndangered('possibly_extinct_in_wild'),
    )
    .refine((scope) => !scopesContradict(writtenScope(scope)), {
      path: ['scope_code'],
      error: 'scope_contradiction',
      ...evenBesideOtherErrors,
    })
    .refine(
      ({ reason_for_change: reason, reason_for_change_source: source }) =>
        !reason || reason === 'not stated' || Boolean(source),
      { path: ['reason_for_change_source'], error: 'reason_source_required', ...evenBesideOtherErrors },
    )

export const iucnAssessmentInput = assessment('iucn_status_required')
export const iucnAssessmentEdit = assessment('iucn_status_empty')

/** Source: specification, document 3, section 5, "Article summary save". */
export const cmsAssessmentInput = z.object({
  ...ofSpecies,
  status: requiredText('cms_status_required', 'name'),
  year_published: requiredYear(FIRST_ASSESSMENT_YEAR, 'assessment_year_earliest', 'cms_year_required'),
  is_latest: checkbox,
  assessment_notes: optionalParagraph,
  ...provenanceFields,
})
