import type { StatusChange } from '../assessments/status-change.ts'

/** Below this age, in calendar years, a listing is new, and its effect cannot be judged yet. */
export const NEW_LISTING_YEARS = 5

/**
 * How a species' listing compares with its first one. `changed`: the appendix changed or another was added, and the
 * current one is as strict as the first.
 */
export type ListingChange = 'uplisted' | 'downlisted' | 'changed' | 'unchanged' | 'new'

interface ListingHistory {
  /** The first appendix against the current one. */
  change: StatusChange
  /** How often the appendices changed. */
  changes: number
  /** Of the earliest listing; undefined where no listing has a date. */
  firstYear: number | undefined
  currentYear: number
}

/** Classifies a listing's change. A single listing is new only in its first years, then it is unchanged. */
export function listingChange({ change, changes, firstYear, currentYear }: ListingHistory): ListingChange {
  if (change === 'uplisted' || change === 'downlisted') return change
  if (changes > 0) return 'changed'
  const isNew = firstYear !== undefined && currentYear - firstYear < NEW_LISTING_YEARS
  return isNew ? 'new' : 'unchanged'
}
