import { isDay, yearOf } from '#domain/calendar.ts'
import { APPENDICES, type Appendix, CMS_APPENDICES, type CmsAppendix } from '#domain/listings/appendix.ts'
import { findColumns, hasColumns } from '../files/columns.ts'
import type { RowProblem } from '../read-rows.ts'

/* The listing tables that Species+ exports. Its headings appear in this file and nowhere else. */

const HEADINGS = {
  taxon: 'Scientific Name',
  listing: 'Listing',
  listedUnder: 'Listed under',
  citesNote: 'Full note',
  party: 'Party',
  agreement: 'Agreement',
  date: 'Date',
  cmsNote: 'Note',
  range: 'All_DistributionISOCodes',
} as const

export const TAXON_HEADING = HEADINGS.taxon

/** How the rows of a table are read: whom one is about, then, where that is of interest, what it says. */
export interface ListingReader<Row> {
  taxonOf: (row: readonly string[]) => string
  read: (row: readonly string[]) => Row | RowProblem
}

export interface CitesListingRow {
  appendices: Appendix[]
  listed_under: string | null
  notes: string | null
}

/** Reads the rows of the CITES listing table. Throws UnreadableFile where a column is missing. */
export function citesListingReader(file: string, header: readonly string[]): ListingReader<CitesListingRow> {
  const cell = cellsOf(file, header, [HEADINGS.taxon, HEADINGS.listing])
  const read = (row: readonly string[]): CitesListingRow | RowProblem => {
    const listing = cell(row, HEADINGS.listing) ?? ''
    const appendices = listing.split('/').map((part) => part.trim())
    if (!appendices.every(isAppendix))
      return { column: HEADINGS.listing, reason: `'${listing}' is no appendix` }
    const party = cell(row, HEADINGS.party)
    return {
      appendices,
      listed_under: cell(row, HEADINGS.listedUnder),
      notes:
        [party && `Listed by ${party}`, cell(row, HEADINGS.citesNote)].filter(Boolean).join('. ') || null,
    }
  }
  return { taxonOf: (row) => cell(row, HEADINGS.taxon) ?? '', read }
}

export interface CmsListingRow {
  agreement: string
  appendix: CmsAppendix
  dates: Partial<Record<'I' | 'II', string>>
  listed_under: string | null
  notes: string | null
  range: string[]
}

/** The same of the CMS listing table, which carries dates and the countries of the range. */
export function cmsListingReader(file: string, header: readonly string[]): ListingReader<CmsListingRow> {
  const cell = cellsOf(file, header, [HEADINGS.taxon, HEADINGS.agreement, HEADINGS.listing, HEADINGS.date])
  const read = (row: readonly string[]): CmsListingRow | RowProblem => {
    const agreement = cell(row, HEADINGS.agreement) ?? ''
    const facts = {
      agreement,
      listed_under: cell(row, HEADINGS.listedUnder),
      notes: cell(row, HEADINGS.cmsNote),
      range: (cell(row, HEADINGS.range) ?? '').split(/[\s,;]+/).filter(Boolean),
    }
    const listing = (cell(row, HEADINGS.listing) ?? '').replaceAll(/\s/g, '')
    // Agreements under the convention have lists of their own, without appendices.
    if (agreement !== 'CMS') return { ...facts, appendix: 'II', dates: {} }
    const appendix = CMS_APPENDICES.find((known) => known === listing)
    if (appendix === undefined) return { column: HEADINGS.listing, reason: `'${listing}' is no appendix` }
    const dates = cmsDates(cell(row, HEADINGS.date) ?? '', appendix)
    if (dates === undefined)
      return { column: HEADINGS.date, reason: `'${cell(row, HEADINGS.date)}' is no date such as 08/02/2015` }
    return { ...facts, appendix, dates }
  }
  return { taxonOf: (row) => cell(row, HEADINGS.taxon) ?? '', read }
}

const DATED = /(?:\*\*)?\b(I{1,2})?(?:\*\*)?\s*(\d{2})\/(\d{2})\/(\d{4})/g

/**
 * '**I** 23/12/2002' and '**II** 08/02/2015' under each other, or a date alone, day first. Undefined where
 * something is written that is no date. Source: domain notes, section 9, on cms_listing_date.
 */
export function cmsDates(
  text: string,
  appendix: CmsAppendix,
): Partial<Record<'I' | 'II', string>> | undefined {
  const dates: Partial<Record<'I' | 'II', string>> = {}
  const rest = text.replaceAll(DATED, (_, named: 'I' | 'II' | undefined, day, month, year) => {
    const date = `${year}-${month}-${day}`
    const appendices = named ? [named] : appendix === 'I/II' ? (['I', 'II'] as const) : [appendix]
    // Later dates of an appendix are of populations added to it or of amendments.
    for (const one of appendices) if (date < (dates[one] ?? '9999')) dates[one] = date
    return ''
  })
  return rest.trim() === '' && Object.values(dates).every(isListingDay) ? dates : undefined
}

/** The year of the convention; and the latest that any date of the portal may have. */
const FIRST_CMS_YEAR = 1979
const LAST_YEAR = 2200

const isListingDay = (date: string) =>
  isDay(date) && yearOf(date) >= FIRST_CMS_YEAR && yearOf(date) <= LAST_YEAR

/** Reads cells by heading; those that are not needed may be missing. */
function cellsOf(file: string, header: readonly string[], needed: readonly string[]) {
  const optional = Object.values(HEADINGS).filter((name) => hasColumns(header, [name]))
  const at: Record<string, number> = findColumns(file, header, [...new Set([...needed, ...optional])])
  return (row: readonly string[], heading: string): string | null => {
    const place = at[heading]
    return (place === undefined ? '' : (row[place]?.trim() ?? '')) || null
  }
}

const isAppendix = (text: string): text is Appendix => APPENDICES.some((appendix) => appendix === text)
