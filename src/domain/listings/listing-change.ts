import type { StatusChange } from '../assessments/status-change.ts'

/** Below this age, in calendar years, a listing is new, and its effect cannot be judged yet. */
export const NEW_LISTING_YEARS = 5

/**
 * How a species' listing compares with its first one. `changed_back`: its appendix changed, and today's is as strict as
 * the first.
 */
export type ListingChange = 'uplisted' | 'downlisted' | 'changed_back' | 'unchanged' | 'new'

interface ListingHistory {
  /** The first appendix against the current one. */
  change: StatusChange
  /** How often the appendix that the species was in changed; an added listing by one country is no change. */
  changes: number
  /** Of the earliest listing; undefined where no listing has a date. */
  firstYear: number | undefined
  currentYear: number
}

/** Classifies a listing's change. A single listing is new only in its first years, then it is unchanged. */
export function listingChange({ change, changes, firstYear, currentYear }: ListingHistory): ListingChange {
  if (change === 'uplisted' || change === 'downlisted') return change
  if (changes > 0) return 'changed_back'
  const isNew = firstYear !== undefined && currentYear - firstYear < NEW_LISTING_YEARS
  return isNew ? 'new' : 'unchanged'
}
