import { scopesContradict } from '../assessments/scopes-contradict.ts'
import { mayBeTagged } from '../assessments/tagged-category.ts'
import type { RowFinding } from './fact-findings.ts'

export interface AssessmentFact {
  id: string
  year_published: number
  status: string | null
  scope_code: string
  scope_description: string
  is_latest: boolean
  possibly_extinct: boolean | null
  possibly_extinct_in_wild: boolean | null
}

/**
 * Red List assessments of a species that contradict themselves or each other. 'Possibly extinct' is a tag of the
 * category Critically Endangered only.
 */
export function assessmentContradictions(
  assessments: readonly AssessmentFact[],
  currentYear: number,
): RowFinding[] {
  return assessments.flatMap((one) => {
    const { id, scope_code, status, year_published } = one
    const mayBeExtinct = one.possibly_extinct === true || one.possibly_extinct_in_wild === true
    const otherLatest = assessments.some(
      (other) => other !== one && other.is_latest && other.scope_code === scope_code,
    )
    const found: RowFinding[] = []
    if (scopesContradict(one)) found.push({ what: 'regional_marked_global', id })
    if (one.is_latest && otherLatest) found.push({ what: 'several_latest_assessments', id })
    if (mayBeExtinct && !mayBeTagged(status)) found.push({ what: 'possibly_extinct_not_critical', id })
    if (year_published > currentYear) found.push({ what: 'impossible_year', id })
    return found
  })
}
