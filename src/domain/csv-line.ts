const NEEDS_QUOTES = /[",\r\n]/
const FORMULA_START = /^[=+\-@\t\r]/

/** Lets spreadsheets read names in every script; begins a file. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A cell that no spreadsheet runs as a formula. */
export const plainText = (cell: string): string => (FORMULA_START.test(cell) ? `'${cell}` : cell)

/** One line of a CSV file without its end, of cells that no spreadsheet runs as formulas. */
export function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => quoted(plainText(cell))).join(',')
}

const quoted = (cell: string) => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
