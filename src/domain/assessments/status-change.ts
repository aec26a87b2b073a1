import { yearOf } from '../calendar.ts'
import { APPENDICES, type Appendix, type CmsAppendix } from '../listings/appendix.ts'
import { appendixIn } from '../listings/appendix-history.ts'
import { type CitesListingFacts, currentCitesListing } from '../listings/current-appendix.ts'
import { type AssessmentFacts, latestAssessment } from './latest-assessment.ts'
import { type RedListCategory, severity } from './red-list.ts'
import { isComparable } from './status-scale.ts'

/** How the first status compares with the latest: 'uplisted' is more threatened, or stricter protected. */
export const STATUS_CHANGES = ['no_change', 'uplisted', 'downlisted', 'new_listing'] as const
export type StatusChange = (typeof STATUS_CHANGES)[number]

/**
 * The first against the latest assessment with a known category, of the scope that speaks for the species.
 * Undefined where no category is known. Source: specification, document 3, section 4; supplement, section 4.
 */
export function iucnStatusChange(
  assessments: readonly (AssessmentFacts & { status: RedListCategory | null })[],
): StatusChange | undefined {
  const scope = latestAssessment(assessments)?.scope_code
  const known = assessments
    .filter(({ scope_code, status }) => scope_code === scope && isComparable(status))
    .toSorted((a, b) => a.year_published - b.year_published || Number(a.is_latest) - Number(b.is_latest))
    .map(({ status }) => severity(status))
  return changeAlong(known)
}

/** The first CITES appendix against the current one; to leave the appendices is to be downlisted. */
export function citesStatusChange(listings: readonly CitesListingFacts[]): StatusChange | undefined {
  const dates = listings
    .filter(({ covers }) => covers !== 'subspecies')
    .map(({ listing_date }) => listing_date)
  const first = dates.toSorted()[0]
  if (first === undefined) return undefined

  const then = strictness(appendixIn(yearOf(first), listings))
  const now = strictness(currentCitesListing(listings)?.appendix)
  return changeAlong(new Set(dates).size === 1 && then === now ? [then] : [then, now])
}

/** The first CMS appendix against the current one; I/II counts as I. An undated earlier listing is the first. */
export function cmsStatusChange(
  listings: readonly { appendix: CmsAppendix; listing_date: string | null; is_current: boolean }[],
): StatusChange | undefined {
  const currentLast = listings.toSorted(
    (a, b) =>
      Number(a.is_current) - Number(b.is_current) ||
      (a.listing_date ?? '').localeCompare(b.listing_date ?? ''),
  )
  return changeAlong(currentLast.map(({ appendix }) => (appendix === 'II' ? 1 : 0)))
}

/** Compares the ends of a history on a scale whose zero is the most severe. */
function changeAlong(steps: readonly number[]): StatusChange | undefined {
  const [first, last] = [steps[0], steps.at(-1)]
  if (first === undefined || last === undefined) return undefined
  if (steps.length === 1) return 'new_listing'
  if (last === first) return 'no_change'
  return last < first ? 'uplisted' : 'downlisted'
}

function strictness(appendix: Appendix | undefined): number {
  return appendix === undefined ? APPENDICES.length : APPENDICES.indexOf(appendix)
}
