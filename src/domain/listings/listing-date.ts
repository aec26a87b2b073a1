import { yearOf } from '../calendar.ts'

/** When a listing took effect, as far as its source states it. */
export interface ListingDate {
  year: number
  /** Null where the source names the year alone. */
  day: string | null
}

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/
const DAY_MONTH_YEAR = /^\d{1,2}\/\d{1,2}\/(\d{4})$/

/**
 * Reads a listing's date; undefined where there is none, and for a day that no calendar has. Of a date
 * written day/month/year only the year is taken. Source: specification, document 2, section 5.
 */
export function parseListingDate(text: string | null): ListingDate | undefined {
  if (text === null) return undefined
  if (DAY.test(text)) return isInCalendar(text) ? { year: yearOf(text), day: text } : undefined
  const year = DAY_MONTH_YEAR.exec(text)?.[1]
  return year === undefined ? undefined : { year: Number(year), day: null }
}

/**
 * Whether a CMS date may stand for its year alone: the source writes 1 January where it knows no day. CITES
 * dates are days on which the appendices changed, 1 January among them.
 */
export function mayBeYearAlone(cmsDay: string): boolean {
  return cmsDay.endsWith('-01-01')
}

/** Whole calendar years since a listing; undefined where its date is not known. */
export function yearsListed(listing_date: string | null, currentYear: number): number | undefined {
  const date = parseListingDate(listing_date)
  return date === undefined ? undefined : Math.max(0, currentYear - date.year)
}

/** Days beyond the month's end are moved on by the calendar, and so give themselves away. */
function isInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
