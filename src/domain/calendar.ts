/* Days are written YYYY-MM-DD. */

export const MILLISECONDS_OF_A_DAY = 24 * 60 * 60 * 1000

/** The year of a day. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

/** The day a number of days earlier. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * MILLISECONDS_OF_A_DAY).toISOString().slice(0, 10)
}
