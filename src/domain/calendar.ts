/* Days are written YYYY-MM-DD. */

export const MILLISECONDS_OF_A_DAY = 24 * 60 * 60 * 1000

/** The year of a day. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

/** The day on which a moment falls, YYYY-MM-DD in UTC. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** The day a number of days earlier. */
export function daysBefore(day: string, count: number): string {
  return dayOf(new Date(Date.parse(day) - count * MILLISECONDS_OF_A_DAY))
}

/** Whether a period would end before it starts. Days are YYYY-MM-DD; an open end is no contradiction. */
export function endsBeforeStart(start: string | null, end: string | null): boolean {
  return Boolean(start && end && end < start)
}

/** A year 0 is none of the calendar, and the database has none. */
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/

/** Whether a text is a day of the calendar, so that February never has 31. */
export function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
}
