import { csvFormatRows, dsvFormat } from 'd3-dsv'
import { plainText } from '#domain/csv-line.ts'
import { paragraph } from '../paragraph.ts'
import type { Cell, ChartContent, ColumnKind, CountedAs } from './chart-content.ts'

const MEANINGFUL_DIGITS = 12
const SHARE_DECIMALS = 2

/** The parts of a chart that a file contains. */
export type Figures = Pick<ChartContent, 'table' | 'source' | 'narrowed' | 'counted'> &
  Partial<Pick<ChartContent, 'caveats'>>

/** Headings of the columns that hold for every row. */
export type FileLabels = Record<keyof CountedAs | 'notes' | 'source' | 'date', string>

/**
 * The chart's figures as CSV. How they were counted, caveats, the source with its warning and the active filters,
 * and the day of the file have columns of their own, so that they stay with the figures when
 * rows are copied.
 */
export function chartCsv(
  { table, source, narrowed, counted, caveats = [] }: Figures,
  labels: FileLabels,
  day: string,
): string {
  const { columns, rows } = table
  const origin = paragraph(source.text, source.simulated, narrowed?.text)
  const beside = counted
    ? [
        [labels.unit, counted.unit],
        [labels.measure, counted.measure],
        [labels.reporter, counted.reporter],
        [labels.basis, counted.basis],
        [labels.notes, caveats.map(({ text }) => text).join(' ')],
      ]
    : []
  const head = [
    ...columns.map(({ label, kind }) => (kind === 'percent' ? `${label} (%)` : label)),
    ...beside.map(([label = '']) => label),
    labels.source,
    labels.date,
  ]
  const tail = [...beside.map(([, text = '']) => text), origin, day]
  return csvFormatRows([
    head,
    ...rows.map((row) => [...row.map((cell, column) => cellText(cell, columns[column]?.kind)), ...tail]),
  ])
}

/** Rows as they are, for files with fixed columns. */
export function plainCsv(rows: readonly (readonly Cell[])[], separator = ','): string {
  return dsvFormat(separator).formatRows(rows.map((row) => row.map((cell) => cellText(cell))))
}

/** A figure as a number, a text that a spreadsheet does not run as a formula, nothing for an unknown value. */
function cellText(cell: Cell, kind?: ColumnKind): string {
  if (cell === null) return ''
  if (typeof cell === 'number' && kind === 'percent') return String(Number(cell.toFixed(SHARE_DECIMALS)))
  // Sums of decimals carry digits that were not reported.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(MEANINGFUL_DIGITS)))
  return plainText(cell)
}
