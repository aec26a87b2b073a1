import { yearOf } from '../calendar.ts'
import type { Appendix } from './appendix.ts'
import type { CitesListingFacts } from './current-appendix.ts'
import { lastDayInForce } from './listing-periods.ts'

/** The period in which a reservation was in force, as far as its source shows. Days are YYYY-MM-DD. */
export interface ReservationPeriod {
  start_date: string
  end_date: string | null
  is_active: boolean
  /** The latest day on which the source shows it in force. */
  confirmed_on: string | null
}

/** Parties reserve within 90 days of a listing's adoption; the Conference delayed that of the porbeagle by 18 months. */
const MOST_YEARS_BEFORE_LISTING = 2

/**
 * Whether a reservation on an appendix can begin on a day: the species, or a part of it, was in the appendix then or
 * entered it soon after. A former listing without an end date lasts as `lastDayInForce` says.
 */
export function canReserve(day: string, appendix: Appendix, listings: readonly CitesListingFacts[]): boolean {
  return listings.some(
    (one) =>
      one.appendix === appendix &&
      yearOf(one.listing_date) - yearOf(day) <= MOST_YEARS_BEFORE_LISTING &&
      (lastDayInForce(one, listings) ?? day) >= day,
  )
}

/**
 * Whether a reservation was in force on some day of a year, as far as its source shows. It does not count after the
 * day on which it was last confirmed; one withdrawn without a date counts only in its first year.
 */
export function wasInForceIn(year: number, reservation: ReservationPeriod): boolean {
  const { start_date, end_date, is_active, confirmed_on } = reservation
  const last = end_date ?? confirmed_on ?? (is_active ? null : start_date)
  return yearOf(start_date) <= year && (last === null || yearOf(last) >= year)
}
