import { dayOf, MILLISECONDS_OF_A_DAY } from '#domain/calendar.ts'

/** Tells the day in UTC, YYYY-MM-DD. Every request asks for it, so it is put into words once a day. */
export function todayInUtc(clock = Date.now): () => string {
  let known = Number.NaN
  let day = ''
  return () => {
    const days = Math.floor(clock() / MILLISECONDS_OF_A_DAY)
    if (days !== known) {
      known = days
      day = dayOf(new Date(days * MILLISECONDS_OF_A_DAY))
    }
    return day
  }
}
