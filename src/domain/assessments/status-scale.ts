import { appendixIn } from '../listings/appendix-history.ts'
import type { CitesListingFacts } from '../listings/current-appendix.ts'
import { type AssessmentFacts, globalHistory } from './latest-assessment.ts'
import { type ChangedAssessment, changeReason } from './reason-for-change.ts'
import { isComparable, type RedListCategory } from './red-list.ts'
import { QUALIFIED_CHANGES, qualifiedChange } from './status-change.ts'
import { type CategoryFacts, taggedCategory } from './tagged-category.ts'

/** Height of each category on the trends chart. Source: specification, document 2, section 4. */
export const STATUS_SCORES: Readonly<Record<RedListCategory, number>> = {
  EX: 9,
  EW: 8,
  CR: 7,
  EN: 6,
  VU: 5,
  NT: 4,
  LC: 3,
  DD: 2,
  NE: 1,
}

/** Today's nearest category for the codes of earlier editions. Source: domain notes, section 6. */
const NEAREST_CATEGORY: Readonly<Record<string, RedListCategory>> = {
  Ex: 'EX',
  E: 'EN',
  V: 'VU',
  T: 'VU',
  R: 'NT',
  CT: 'NT',
  'LR/cd': 'NT',
  'LR/nt': 'NT',
  nt: 'NT',
  'LR/lc': 'LC',
  A: 'LC',
  O: 'LC',
  K: 'DD',
  I: 'DD',
}

export interface CategorisedAssessment {
  status: RedListCategory | null
  original_category: string | null
}

type DrawnAssessment = AssessmentFacts & CategorisedAssessment & CategoryFacts

/** Where a chart draws an assessment: its own category, else the nearest of today's; undefined where none is near. */
export function chartCategory({
  status,
  original_category,
}: CategorisedAssessment): RedListCategory | undefined {
  return status ?? (original_category === null ? undefined : NEAREST_CATEGORY[original_category])
}

/**
 * One point per year from the first global assessment to `lastYear`. Between assessments the last
 * category is carried forward; one without a category of today leaves the line where it was.
 * Source: specification, document 2, section 4.
 */
export function statusPoints(
  assessments: readonly DrawnAssessment[],
  listings: readonly CitesListingFacts[],
  lastYear: number,
) {
  const byYear = Map.groupBy(globalHistory(assessments), ({ year_published }) => year_published)
  if (byYear.size === 0) return []

  const firstYear = Math.min(...byYear.keys())
  let drawn: DrawnAssessment | undefined
  return Array.from({ length: Math.max(0, lastYear - firstYear + 1) }, (_, offset) => {
    const year = firstYear + offset
    const ofYear = byYear.get(year) ?? []
    drawn = ofYear.findLast((assessment) => chartCategory(assessment) !== undefined) ?? drawn
    const iucnStatus = (drawn && chartCategory(drawn)) ?? null
    return {
      year,
      iucnStatus,
      /** The status with its tag; null where an earlier edition published it. */
      taggedCategory: drawn ? taggedCategory(drawn) : null,
      /** The category as published, where the status is only its nearest equal of today. */
      originalCategory: drawn?.status === null ? drawn.original_category : null,
      iucnScore: iucnStatus && STATUS_SCORES[iucnStatus],
      citesAppendix: appendixIn(year, listings) ?? null,
      hasNewAssessment: ofYear.length > 0,
    }
  })
}

/** One year of the trends chart and of its CSV. */
export type StatusPoint = ReturnType<typeof statusPoints>[number]

/** What a history of statuses comes to. */
export const STATUS_TRENDS = [
  'worsening',
  'improving',
  'stable',
  'not_comparable',
  ...QUALIFIED_CHANGES,
] as const
export type StatusTrend = (typeof STATUS_TRENDS)[number]

/**
 * The first against the last score of the global assessments. Fewer than two different categories are stable; with
 * fewer than two comparable ones the answer is not_comparable. Only a genuine change counts as improving or
 * worsening: the Red List also moves species because knowledge, taxonomy or criteria changed.
 * Source: specification, document 2, section 4; supplement, section 4.
 */
export function overallTrend(assessments: readonly ChangedAssessment[]): StatusTrend {
  const scored = globalHistory(assessments).flatMap(({ status }) => status ?? [])
  if (new Set(scored).size < 2) return 'stable'

  const comparable = scored.filter(isComparable)
  const [first, last] = [comparable[0], comparable.at(-1)]
  if (comparable.length < 2 || first === undefined || last === undefined) return 'not_comparable'
  if (STATUS_SCORES[last] === STATUS_SCORES[first]) return 'stable'
  const genuine = STATUS_SCORES[last] > STATUS_SCORES[first] ? 'worsening' : 'improving'
  return qualifiedChange(changeReason(assessments)) ?? genuine
}
