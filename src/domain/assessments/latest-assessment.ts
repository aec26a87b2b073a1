/** The IUCN's code of an assessment of the whole world. */
export const GLOBAL_SCOPE = '1'

export interface AssessmentFacts {
  year_published: number
  is_latest: boolean
  scope_code: string
}

/**
 * The assessment that speaks for the species: the latest of the global scope, else the latest of another
 * scope, else the newest there is. Source: supplement, section 4, "latest_iucn_status".
 */
export function latestAssessment<Assessment extends AssessmentFacts>(
  assessments: readonly Assessment[],
): Assessment | undefined {
  return assessments.toSorted(
    (a, b) =>
      Number(b.is_latest) - Number(a.is_latest) ||
      Number(b.scope_code === GLOBAL_SCOPE) - Number(a.scope_code === GLOBAL_SCOPE) ||
      b.year_published - a.year_published,
  )[0]
}
