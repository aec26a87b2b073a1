import { csvFormatRows, dsvFormat } from 'd3-dsv'
import type { Cell, ChartContent, ColumnKind } from './chart-content.ts'

const MEANINGFUL_DIGITS = 12
/** Lets spreadsheets read names in every script; begins the file, not the figures. */
export const BYTE_ORDER_MARK = '\uFEFF'
const SHARE_DECIMALS = 2
const FORMULA_START = /^[=+\-@\t\r]/

/**
 * The chart's figures as CSV. The source, with its warning and the filters that are on, and the day on which the
 * file was made have columns of their own, so that they stay with the figures when rows are copied.
 */
export function chartCsv(
  { table, source, narrowed }: Pick<ChartContent, 'table' | 'source' | 'narrowed'>,
  labels: { source: string; date: string },
  day: string,
): string {
  const { columns, rows } = table
  const origin = [source.text, source.simulated, narrowed?.words].filter(Boolean).join(' ')
  const head = [
    ...columns.map(({ label, kind }) => (kind === 'percent' ? `${label} (%)` : label)),
    labels.source,
    labels.date,
  ]
  return csvFormatRows([
    head,
    ...rows.map((row) => [...row.map((cell, column) => cellText(cell, columns[column]?.kind)), origin, day]),
  ])
}

/** Rows as they stand, for files whose columns are fixed. */
export function plainCsv(rows: readonly (readonly Cell[])[], separator = ','): string {
  return dsvFormat(separator).formatRows(rows.map((row) => row.map((cell) => cellText(cell))))
}

/** A figure as a number, a text that a spreadsheet will not run as a formula, nothing for what is unknown. */
function cellText(cell: Cell, kind?: ColumnKind): string {
  if (cell === null) return ''
  if (typeof cell === 'number' && kind === 'percent') return String(Number(cell.toFixed(SHARE_DECIMALS)))
  // Sums of decimals carry a tail of digits that nobody reported.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(MEANINGFUL_DIGITS)))
  return FORMULA_START.test(cell) ? `'${cell}` : cell
}
