import { csvLine } from '../csv-line.ts'
import type { PublishedTable } from './codebook.ts'

/** A row as the database has it. */
export type CatalogueRow = Readonly<Record<string, unknown>>

/**
 * A table as a CSV file: UTF-8, one line of headings, then the rows in an order that is the same on every engine. Empty
 * is not known; lists are JSON; a text that a spreadsheet would run begins with an apostrophe.
 */
export function catalogueCsv(table: PublishedTable, rows: readonly CatalogueRow[]): string {
  const names = table.columns.map(({ name }) => name)
  const lines = sortedRows(table, rows).map((row) => csvLine(names.map((name) => cellText(row[name]))))
  return [csvLine(names), ...lines, ''].join('\n')
}

/** Rows in the order of the table, by the code units of their texts. */
export function sortedRows<Row extends CatalogueRow>(
  { order }: Pick<PublishedTable, 'order'>,
  rows: readonly Row[],
): Row[] {
  const keys = [...order, 'id']
  return rows.toSorted((one, other) => {
    for (const key of keys) {
      const difference = compared(one[key], other[key])
      if (difference !== 0) return difference
    }
    return 0
  })
}

function compared(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [first, second] = [cellText(one), cellText(other)]
  if (first === second) return 0
  return first < second ? -1 : 1
}

/** How a value is written in a cell. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? JSON.stringify(value) : String(value)
}
