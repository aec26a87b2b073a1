const NEEDS_QUOTES = /[",\r\n]/
const FORMULA_START = /^[=+\-@\t\r]/

/** Lets spreadsheets read names in every script; begins a file. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** One line of a CSV file without its end. A text that a spreadsheet would run as a formula begins with an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => quoted(FORMULA_START.test(cell) ? `'${cell}` : cell)).join(',')
}

const quoted = (cell: string) => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
