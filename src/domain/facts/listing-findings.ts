import { daysBefore, endsBeforeStart } from '../calendar.ts'
import type { Appendix } from '../listings/appendix.ts'
import type { CitesListingFacts } from '../listings/current-appendix.ts'
import { isBeforeConvention, isCurrentAndEnded, otherCurrent } from '../listings/listing-contradictions.ts'
import { isInForce, isSamePart } from '../listings/listing-periods.ts'
import { canReserve } from '../listings/reservations.ts'
import type { RowFinding } from './fact-findings.ts'

export interface ListingFact extends CitesListingFacts {
  id: string
  listed_under: string | null
}

export interface ReservationFact {
  id: string
  appendix: Appendix
  start_date: string
}

/** CITES listings of a species, former ones included, that contradict themselves or each other. */
export function listingContradictions(listings: readonly ListingFact[]): RowFinding[] {
  return listings.flatMap((one) => {
    const { id } = one
    const others = listings.filter((other) => other !== one)
    const found: RowFinding[] = []
    if (isBeforeConvention(one)) found.push({ what: 'before_convention', id })
    if (endsBeforeStart(one.listing_date, one.end_date)) found.push({ what: 'ends_before_start', id })
    if (isCurrentAndEnded(one)) found.push({ what: 'current_with_end', id })
    if (otherCurrent(one, others)) found.push({ what: 'several_current_listings', id })
    if (others.some((other) => overlaps(one, other, listings))) found.push({ what: 'history_overlap', id })
    if (followsGap(one, listings)) found.push({ what: 'history_gap', id })
    return found
  })
}

/** Reservations on an appendix in which the species never was, or not when they began. */
export function reservationContradictions(
  reservations: readonly ReservationFact[],
  listings: readonly ListingFact[],
): RowFinding[] {
  return reservations
    .filter(({ appendix, start_date }) => !canReserve(start_date, appendix, listings))
    .map(({ id }) => ({ what: 'reservation_without_listing', id }))
}

/**
 * Whether a listing begins while another of the same part is in force. A party lists species in Appendix III on its
 * own: such a listing may coexist with Appendix II or another party's, and contradicts only one of the same name.
 */
function overlaps(one: ListingFact, other: ListingFact, listings: readonly ListingFact[]): boolean {
  const isAppendixIII = one.appendix === 'III' || other.appendix === 'III'
  const mayCoexist =
    isAppendixIII && (one.appendix !== other.appendix || one.listed_under !== other.listed_under)
  const isEarlier =
    other.listing_date < one.listing_date || (other.listing_date === one.listing_date && other.id < one.id)
  return !mayCoexist && isEarlier && isSamePart(one, other) && isInForce(other, listings, one.listing_date)
}

/** Whether a listing continues the history of its part after days on which no listing of the species was in force. */
function followsGap(one: ListingFact, listings: readonly ListingFact[]): boolean {
  const dayBefore = daysBefore(one.listing_date, 1)
  const continuesPart = listings.some(
    (other) => isSamePart(one, other) && other.listing_date < one.listing_date,
  )
  return continuesPart && !listings.some((other) => isInForce(other, listings, dayBefore))
}
