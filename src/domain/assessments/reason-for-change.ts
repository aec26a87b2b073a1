import { type AssessmentFacts, globalHistory } from './latest-assessment.ts'
import { isComparable, type RedListCategory } from './red-list.ts'

/**
 * Why an assessment's category differs from the one before: the species fares differently (genuine), or
 * knowledge, taxonomy or criteria changed (non-genuine), or the publication does not say.
 */
export const REASONS_FOR_CHANGE = ['genuine', 'non-genuine', 'not stated'] as const
export type ReasonForChange = (typeof REASONS_FOR_CHANGE)[number]

/** The reason of several changes together; mixed: some are genuine, others are not. */
export const CHANGE_REASONS = [...REASONS_FOR_CHANGE, 'mixed'] as const
export type ChangeReason = (typeof CHANGE_REASONS)[number]

export interface ChangedAssessment extends AssessmentFacts {
  status: RedListCategory | null
  /** As published; the only category of assessments from earlier editions. */
  original_category: string | null
  reason_for_change: ReasonForChange | null
}

/**
 * Why the category differs between the first and the latest comparable global assessment. Every change in between
 * counts, including those to and from Data Deficient; if the reason of one is not stated, the whole is not stated.
 * Undefined where no category changed. The SQL function `write_article_summaries` repeats this rule.
 */
export function changeReason(assessments: readonly ChangedAssessment[]): ChangeReason | undefined {
  const history = globalHistory(assessments)
  const first = history.findIndex(({ status }) => isComparable(status))
  const last = history.findLastIndex(({ status }) => isComparable(status))
  const reasons = history
    .slice(first + 1, last + 1)
    .filter((assessment, place) => categoryOf(assessment) !== categoryOf(history[first + place]))
    .map(({ reason_for_change }) => reason_for_change ?? 'not stated')

  if (reasons.length === 0) return undefined
  if (reasons.includes('not stated')) return 'not stated'
  return new Set(reasons).size === 1 ? reasons[0] : 'mixed'
}

const categoryOf = (assessment: ChangedAssessment | undefined) =>
  assessment?.status ?? assessment?.original_category
