import { catchSeason } from '#domain/catches/season.ts'
import { notADecimal, plainDecimal } from '../decimal-text.ts'
import { findColumns } from '../files/columns.ts'
import type { RowProblem } from '../read-rows.ts'

/** A row of a NAMMCO catch file, before its names are matched. */
export interface CatchRow {
  country: string
  taxon: string
  area_name: string | null
  season: string
  year: number | null
  catch_total: string | null
  quota_amount: string | null
  notes: string | null
}

/** The publisher's headings. */
export const HEADINGS = {
  country: 'COUNTRY',
  commonName: 'SPECIES (COMMON NAME)',
  taxon: 'SPECIES (SCIENTIFIC NAME)',
  season: 'YEAR OR SEASON',
  area: 'AREA OR STOCK',
  caught: 'CATCH TOTAL',
  quota: 'QUOTA (IF APPLICABLE)',
} as const

/** How the publisher says that there is no figure. None of these is a zero. */
const NO_CATCH = ['N/A', '*No reported catches']
const NO_QUOTA = ['N/A', 'No quota']

const FIRST_YEAR = 1800

/** Reads the header of a file; what is returned reads its rows into records or reasons. */
export function nammcoRowParser(
  file: string,
  header: readonly string[],
  currentYear: number,
): (row: readonly string[]) => CatchRow | RowProblem {
  const at = findColumns(file, header, Object.values(HEADINGS))

  return (row) => {
    const cell = (heading: (typeof HEADINGS)[keyof typeof HEADINGS]) => row[at[heading]]?.trim() ?? ''
    const when = catchSeason(cell(HEADINGS.season))
    if (when === undefined) {
      return {
        column: HEADINGS.season,
        reason: `'${cell(HEADINGS.season)}' is no year, season or period`,
      }
    }
    // A season may run on into the next year; a period is over before it is reported.
    const years = when.year === null ? (when.season.match(/\d{4}/g)?.map(Number) ?? []) : [when.year]
    if (years.some((year) => year < FIRST_YEAR || year > currentYear)) {
      return {
        column: HEADINGS.season,
        reason: `${when.season} lies outside ${FIRST_YEAR} to ${currentYear}`,
      }
    }
    const caught = figure(cell(HEADINGS.caught), NO_CATCH)
    if ('reason' in caught) return { column: HEADINGS.caught, ...caught }
    const quota = figure(cell(HEADINGS.quota), NO_QUOTA)
    if ('reason' in quota) return { column: HEADINGS.quota, ...quota }

    const notes = [
      ...(caught.words === null ? [] : [`Catch as published: '${caught.words}'`]),
      ...(quota.words === null ? [] : [`Quota as published: '${quota.words}'`]),
    ]
    return {
      ...when,
      country: cell(HEADINGS.country),
      taxon: cell(HEADINGS.taxon),
      area_name: cell(HEADINGS.area) || null,
      catch_total: caught.number,
      quota_amount: quota.number,
      notes: notes.join('; ') || null,
    }
  }
}

/** A figure, or the publisher's words for having none. */
function figure(
  cell: string,
  wordsForNone: readonly string[],
): { number: string | null; words: string | null } | { reason: string } {
  if (cell === '') return { number: null, words: null }
  const words = wordsForNone.find((known) => known.toLowerCase() === cell.toLowerCase())
  if (words !== undefined) return { number: null, words }
  const number = plainDecimal(cell)
  return number === undefined ? { reason: notADecimal(cell) } : { number, words: null }
}
