/* Days are written YYYY-MM-DD. */

export const MILLISECONDS_OF_A_DAY = 24 * 60 * 60 * 1000

/** The year of a day. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}
