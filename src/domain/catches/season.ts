/** When a catch was made: the year it counts for, and the season or period as published. */
export interface CatchSeason {
  /** Null for a period of several years, which is listed and not charted. */
  year: number | null
  season: string
}

const YEAR = /^\d{4}$/
const SEASON = /^(\d{4})\s*\/\s*(\d{4}|\d{2})$/

/**
 * Reads a year, a season or a period. A season runs over two years that follow one another and counts for
 * the first; a longer span counts for none, however it is written. Undefined where the text holds no year.
 * Source: supplement, section 9.
 */
export function catchSeason(text: string): CatchSeason | undefined {
  const season = text.trim()
  if (YEAR.test(season)) return { year: Number(season), season }
  if (!/\d{4}/.test(season)) return undefined

  const [, first = '', second = ''] = season.match(SEASON) ?? []
  const next = String(Number(first) + 1)
  return { year: second !== '' && next.endsWith(second) ? Number(first) : null, season }
}
