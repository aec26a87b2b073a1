import { GLOBAL_SCOPE } from './assessment-scopes.ts'

export interface AssessmentFacts {
  year_published: number
  is_latest: boolean
  scope_code: string
}

/**
 * The latest global assessment, which gives the species its status. Undefined without a global assessment, even
 * where regions were assessed. One marked as latest takes precedence over a newer one without the mark.
 */
export function latestGlobalAssessment<Assessment extends AssessmentFacts>(
  assessments: readonly Assessment[],
): Assessment | undefined {
  return latestFirst(assessments.filter(hasGlobalScope))[0]
}

/**
 * The latest assessment of each region, the newest first. None of them is the species' status: each must be
 * shown with its scope.
 */
export function latestRegionalAssessments<Assessment extends AssessmentFacts>(
  assessments: readonly Assessment[],
): Assessment[] {
  const regional = latestFirst(assessments.filter((assessment) => !hasGlobalScope(assessment)))
  const byScope = new Map<string, Assessment>()
  for (const one of regional) if (!byScope.has(one.scope_code)) byScope.set(one.scope_code, one)
  return [...byScope.values()]
}

/**
 * The latest global assessment, else the latest regional one, which must be shown with its scope.
 * Source: supplement, section 4, "latest_iucn_status". The view `species_with_status_view` holds the same rule.
 */
export function latestAssessment<Assessment extends AssessmentFacts>(
  assessments: readonly Assessment[],
): Assessment | undefined {
  return latestGlobalAssessment(assessments) ?? latestRegionalAssessments(assessments)[0]
}

/** Every global assessment, oldest first; within a year the one marked as latest comes last. */
export function globalHistory<Assessment extends AssessmentFacts>(
  assessments: readonly Assessment[],
): Assessment[] {
  return assessments
    .filter(hasGlobalScope)
    .toSorted((a, b) => a.year_published - b.year_published || Number(a.is_latest) - Number(b.is_latest))
}

const hasGlobalScope = ({ scope_code }: AssessmentFacts) => scope_code === GLOBAL_SCOPE

/** Regions assessed in the same year are sorted by code, so that the order is always the same. */
function latestFirst<Assessment extends AssessmentFacts>(assessments: readonly Assessment[]): Assessment[] {
  return assessments.toSorted(
    (a, b) =>
      Number(b.is_latest) - Number(a.is_latest) ||
      b.year_published - a.year_published ||
      (a.scope_code < b.scope_code ? -1 : Number(a.scope_code > b.scope_code)),
  )
}
