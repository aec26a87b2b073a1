import { csvLine } from '../csv-line.ts'
import type { PublishedTable } from './codebook.ts'

/** A row as the database has it. */
export type CatalogueRow = Readonly<Record<string, unknown>>

type Columns = Pick<PublishedTable, 'columns'>

/** The line of headings that begins the CSV file of a table, with its line end. */
export const catalogueHeading = ({ columns }: Columns): string =>
  `${csvLine(columns.map(({ name }) => name))}\n`

/**
 * Rows as lines of the table's CSV file, each with its line end, as they come. Empty is not known; lists are JSON; a text that a
 * spreadsheet would run begins with an apostrophe.
 */
export const catalogueLines = ({ columns }: Columns, rows: readonly CatalogueRow[]): string =>
  rows.map((row) => `${csvLine(columns.map(({ name }) => cellText(row[name])))}\n`).join('')

/** How a value is written in a cell. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? JSON.stringify(value) : String(value)
}
