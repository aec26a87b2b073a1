import { MILLISECONDS_OF_A_DAY, yearOf } from '../calendar.ts'

const FEATURED = 3

/**
 * Three species that change with the day of the year: the same for everybody on a day, and each
 * species in turn. Source: specification, document 1, section 2.3.
 */
export function featuredSpecies<Species>(species: readonly Species[], day: string): Species[] {
  const first = (dayOfYear(day) * FEATURED) % species.length
  return [...species, ...species].slice(first, first + Math.min(FEATURED, species.length))
}

/** 1 on the first of January. The day is written YYYY-MM-DD. */
function dayOfYear(day: string): number {
  const newYear = Date.parse(`${yearOf(day)}-01-01T00:00:00Z`)
  return (Date.parse(`${day}T00:00:00Z`) - newYear) / MILLISECONDS_OF_A_DAY + 1
}
