import { Invalid } from '#domain/problems.ts'
import { isExactNumber } from '#domain/trade/exact-number.ts'
import type { PublishedColumns } from '#domain/trade/trade-file.ts'
import { FILE_COLUMN_NAMES, FILE_COLUMNS, type FileColumn } from './trade-file-bytes.ts'

/** Rows of a species as the database writes them: each column a JSON array; quantities as texts; null was not reported. */
export type FileRows = Record<FileColumn, string>

/** By year, by the publisher's number, and then by everything else, so that the same rows are always the same bytes. */
export const SORTED_BY: readonly FileColumn[] = [
  'year',
  'record_id',
  ...FILE_COLUMN_NAMES.filter((name) => FILE_COLUMNS[name] === 'STRING'),
  'quantity',
]

type Values = (string | number | null)[]

/** Rows of a species in columns. */
export type FileValues = Record<FileColumn, Values>

/**
 * Reads what the database wrote.
 * Throws Invalid where a number has more digits than a double holds: a file is exact to the last digit or is not.
 */
export function parseRows(rows: FileRows): FileValues {
  const columns = FILE_COLUMN_NAMES.map((name) => [name, valuesOf(name, rows[name])])
  return Object.fromEntries(columns)
}

/** Some rows of a species in the order of a file. */
export function rowsInFileOrder(columns: FileValues): FileValues {
  const order = orderOf(SORTED_BY.map((name) => columns[name]))
  const ordered = FILE_COLUMN_NAMES.map((name) => {
    const values = columns[name]
    return [name, order.map((row) => values[row] ?? null)]
  })
  return Object.fromEntries(ordered)
}

/** The same columns as rules read them: each holds the values that the schema of the records gives it. */
export const publishedColumns = (columns: FileValues) => columns as unknown as PublishedColumns

function valuesOf(name: FileColumn, text: string): Values {
  const values: Values = JSON.parse(text)
  if (name === 'quantity') return values.map(exactDouble)
  if (name === 'record_id') values.forEach(assertExactInteger)
  return values
}

/** Where the rows stand, in their order; what was not reported comes last. */
function orderOf(keys: readonly Values[]): number[] {
  const rows = Array.from(keys[0] ?? [], (_, row) => row)
  return rows.sort((a, b) => {
    for (const values of keys) {
      const one = values[a] ?? null
      const other = values[b] ?? null
      if (one !== other) return one !== null && (other === null || one < other) ? -1 : 1
    }
    return 0
  })
}

/** A double, where it gives back the reported digits: readers write its shortest form, which has to be the decimal. */
function exactDouble(decimal: Values[number]): number | null {
  if (decimal === null) return null
  if (!isExactNumber(String(decimal))) {
    throw new Invalid(`The quantity ${decimal} has more digits than a release file can hold`)
  }
  return Number(decimal)
}

function assertExactInteger(number: Values[number]): void {
  if (number !== null && !Number.isSafeInteger(number)) {
    throw new Invalid(`The record number ${number} has more digits than a release file can hold`)
  }
}
