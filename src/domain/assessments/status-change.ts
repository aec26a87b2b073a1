import { yearOf } from '../calendar.ts'
import { APPENDICES, type Appendix } from '../listings/appendix.ts'
import { appendixIn } from '../listings/appendix-history.ts'
import { type CmsListingFacts, cmsListingsInOrder } from '../listings/cms-listings-in-order.ts'
import { type CitesListingFacts, currentCitesListing } from '../listings/current-appendix.ts'
import { firstListingDay, withoutAmendments } from '../listings/listing-periods.ts'
import { type AssessmentFacts, globalHistory } from './latest-assessment.ts'
import type { ChangeReason } from './reason-for-change.ts'
import { isComparable, type RedListCategory, severity } from './red-list.ts'

/** How the first status compares with the latest: 'uplisted' is more threatened, or stricter protected. */
export const STATUS_CHANGES = ['no_change', 'uplisted', 'downlisted', 'new_listing'] as const
export type StatusChange = (typeof STATUS_CHANGES)[number]

/**
 * The first against the latest global assessment with a known category. Undefined where none is known.
 * Source: specification, document 3, section 4; supplement, section 4.
 */
export function iucnStatusChange(
  assessments: readonly (AssessmentFacts & { status: RedListCategory | null })[],
): StatusChange | undefined {
  const known = globalHistory(assessments).filter(({ status }) => isComparable(status))
  return changeAlong(known.map(({ status }) => severity(status)))
}

/** Words for a change that is not, or not only, genuine: it says nothing about how the species fares. */
export const QUALIFIED_CHANGES = ['not_genuine', 'partly_genuine', 'reason_not_stated'] as const
export type QualifiedChange = (typeof QUALIFIED_CHANGES)[number]

/** Whether a change is shown in the words for one that is not, or not only, genuine. */
export function isQualified(change: string): change is QualifiedChange {
  return QUALIFIED_CHANGES.some((qualified) => qualified === change)
}

/** Undefined for a genuine change, which needs no qualification. An unknown reason counts as not stated. */
export function qualifiedChange(reason: ChangeReason | null | undefined): QualifiedChange | undefined {
  switch (reason) {
    case 'genuine':
      return undefined
    case 'non-genuine':
      return 'not_genuine'
    case 'mixed':
      return 'partly_genuine'
    default:
      return 'reason_not_stated'
  }
}

/** A Red List change as it is shown: only a genuine change is called uplisted or downlisted. */
export function shownIucnChange(
  change: StatusChange,
  reason: ChangeReason | null | undefined,
): StatusChange | QualifiedChange {
  const changed = change === 'uplisted' || change === 'downlisted'
  return (changed ? qualifiedChange(reason) : undefined) ?? change
}

/**
 * The first CITES appendix against the current one; leaving the appendices counts as downlisted. Amendments are not
 * counted: a species whose only listing was amended still has one listing.
 */
export function citesStatusChange(listings: readonly CitesListingFacts[]): StatusChange | undefined {
  const ofSpecies = listings.filter(({ covers }) => covers !== 'subspecies')
  const first = firstListingDay(ofSpecies)
  if (first === undefined) return undefined

  const then = strictness(appendixIn(yearOf(first), listings))
  const now = strictness(currentCitesListing(listings)?.appendix)
  const days = new Set(withoutAmendments(ofSpecies).map(({ listing_date }) => listing_date))
  return changeAlong(days.size === 1 && then === now ? [then] : [then, now])
}

/** The first CMS appendix against the current one; I/II counts as I. An undated earlier listing is the first. */
export function cmsStatusChange(listings: readonly CmsListingFacts[]): StatusChange | undefined {
  return changeAlong(cmsListingsInOrder(listings).map(({ appendix }) => (appendix === 'II' ? 1 : 0)))
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
