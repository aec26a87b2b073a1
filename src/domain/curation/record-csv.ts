import { BYTE_ORDER_MARK, csvLine, plainText } from '../csv-line.ts'
import { SPECIES_ID } from '../species/species-id.ts'
import type { RecordFields } from './merge-record.ts'
import { sameValue } from './normal-value.ts'

/** What identifies the row of a line, and the edit of it that the file has. */
export const KEY_COLUMNS = ['id', 'version'] as const

/** Whether a cell may be the id of a record. */
export const isRecordId = (cell: string): boolean => SPECIES_ID.test(cell.toLowerCase())

/** Names the species of a row, to be read; `species_id` is what says whose row it is, unless the row is new. */
export const SPECIES_COLUMN = 'species'

/** Exported empty: `true` in it deletes the record of the line. */
export const DELETE_COLUMN = 'delete'

/** Whether a line deletes its record; undefined where the cell says neither yes nor no. */
export function deletesRecord({
  [DELETE_COLUMN]: cell = '',
}: Readonly<Record<string, string>>): boolean | undefined {
  const read = readRecordCell(cell, false, 'yesNo')
  return 'problem' in read ? undefined : 'value' in read && read.value === true
}

/** The columns of a file of records: what identifies the rows, then the fields as a curator writes them. */
export function recordColumns(fields: readonly string[]): string[] {
  return [
    ...KEY_COLUMNS,
    DELETE_COLUMN,
    ...(fields.includes('species_id') ? [SPECIES_COLUMN] : []),
    ...fields,
  ]
}

/**
 * Records as a CSV file that can be edited and imported again: what is not known is empty, yes and no are `true` and
 * `false`, lists are JSON, and a text that a spreadsheet would run begins with an apostrophe.
 */
export function recordsCsv(fields: readonly string[], rows: readonly RecordFields[]): string {
  const columns = recordColumns(fields)
  const lines = rows.map((row) => csvLine(columns.map((column) => recordCell(columnOf(row, column)))))
  return `${BYTE_ORDER_MARK}${[csvLine(columns), ...lines, ''].join('\r\n')}`
}

function columnOf(row: RecordFields, column: string): unknown {
  return column === SPECIES_COLUMN ? (row.species as RecordFields | null)?.scientific_name : row[column]
}

/** How a value is written in a cell. */
export function recordCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.length === 0 ? '' : JSON.stringify(value)
  return String(value)
}

/** What a field holds, as far as its cells are read in a way of their own. */
export type CellKind = 'yesNo' | 'list' | 'text'

/** Yes and no as the files say them, and as spreadsheets in the portal's languages write them over. */
const YES = ['true', 'yes', 'sand', 'sann', 'satt', '1']
const NO = ['false', 'no', 'falsk', 'usann', 'ósatt', '0']

/** A cell as it was read: unchanged, the value it now has, or why it cannot be read, a key of `admin:validation`. */
export type ReadCell =
  | { isSame: true }
  | { isSame: false; value: unknown }
  | { isSame: false; problem: string }

/** Reads a cell of an edited file against what is stored. The apostrophe before what is no formula is left out. */
export function readRecordCell(cell: string, stored: unknown, kind: CellKind): ReadCell {
  const written = recordCell(stored)
  if (sameValue(cell, written) || sameValue(cell, plainText(written))) return { isSame: true }
  const text = withoutGuard(cell).trim()
  if (text === '') return { isSame: false, value: kind === 'list' ? [] : null }
  if (kind === 'yesNo') return readYesNo(text, stored)
  if (kind === 'list') return readList(text, stored)
  return { isSame: false, value: text }
}

function readYesNo(text: string, stored: unknown): ReadCell {
  const word = text.toLowerCase()
  const value = YES.includes(word) ? true : NO.includes(word) ? false : undefined
  if (value === undefined) return { isSame: false, problem: 'csv_yes_no' }
  return value === stored ? { isSame: true } : { isSame: false, value }
}

function readList(text: string, stored: unknown): ReadCell {
  const value = parsed(text)
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string'))
    return { isSame: false, problem: 'csv_list' }
  return sameValue(value, stored) ? { isSame: true } : { isSame: false, value }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The text behind the apostrophe that `plainText` wrote before it. */
function withoutGuard(cell: string): string {
  const text = cell.slice(1)
  return cell.startsWith("'") && plainText(text) === cell ? text : cell
}
