import { csvFormatRows } from 'd3-dsv'
import type { Cell, ChartContent } from './chart-content.ts'

const MEANINGFUL_DIGITS = 12
/** Lets spreadsheets read names in every script; begins the file, not the figures. */
export const BYTE_ORDER_MARK = '\uFEFF'
const FORMULA_START = /^[=+\-@\t\r]/

/**
 * The chart's figures as CSV. The source stands in a column of its own, so that it stays with the figures
 * when rows are copied and any program can read the file.
 */
export function chartCsv(
  { table, source }: Pick<ChartContent, 'table' | 'source'>,
  sourceLabel: string,
): string {
  const head = [...table.columns.map(({ label }) => label), sourceLabel]
  return csvFormatRows([head, ...table.rows.map((row) => [...row.map(cellText), source.text])])
}

/** Rows as they stand, for files whose columns are fixed. */
export function plainCsv(rows: readonly (readonly Cell[])[]): string {
  return csvFormatRows(rows.map((row) => row.map(cellText)))
}

/** A figure as a number, a text that a spreadsheet will not run as a formula, nothing for what is unknown. */
function cellText(cell: Cell): string {
  if (cell === null) return ''
  // Sums of decimals carry a tail of digits that nobody reported.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(MEANINGFUL_DIGITS)))
  return FORMULA_START.test(cell) ? `'${cell}` : cell
}
