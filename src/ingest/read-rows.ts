import type { CsvRow } from './files/csv-rows.ts'
import type { InputTable } from './files/input-tables.ts'
import { UnreadableFile } from './files/unreadable-file.ts'
import type { ImportNotes } from './import-notes.ts'
import type { RefusedRows } from './refused-rows.ts'

/** Why a row is not imported; `column` by its published heading, or null for the row as a whole. */
export interface RowProblem {
  column: string | null
  reason: string
}

/** Reads one row into the importer's hands; answers with a problem when it cannot. */
export type TakeRow = (cells: readonly string[], line: number) => RowProblem | undefined

export interface RowReading {
  notes: ImportNotes
  refusedRows: RefusedRows
  onBytes: (bytes: number) => void
}

/** Lines by which a publisher says something about the table; a row that merely begins so has as many cells as the others. */
const REMARK = '#'

/** A file with more of them is not what it should be, and a list of its rows would fill the memory. */
export const MOST_REFUSED = 200_000

/** A spreadsheet pads a remark with empty cells to the width of the others. */
const isRemark = ([first = '', ...others]: readonly string[], width: number | undefined): boolean =>
  first.startsWith(REMARK) && (others.length + 1 !== width || others.every((cell) => cell === ''))

/**
 * Reads a table row by row. `open` looks at the header and answers with what takes the rows; a row that it
 * cannot take is refused with its place and reason, and the reading goes on.
 */
export async function readRows(
  table: InputTable,
  { notes, refusedRows, onBytes }: RowReading,
  open: (header: readonly string[]) => TakeRow,
): Promise<void> {
  let header: string[] | undefined
  let take: TakeRow | undefined

  const problemOf = (row: CsvRow, width: number): RowProblem | undefined =>
    row.cells.length === width
      ? take?.(row.cells, row.line)
      : { column: null, reason: `it has ${row.cells.length} cells, the header ${width}` }

  for await (const rows of table.rows(onBytes)) {
    for (const row of rows) {
      if (isRemark(row.cells, header?.length)) continue
      if (header === undefined) {
        header = row.cells
        take = open(header)
        continue
      }
      notes.read += 1
      const problem = problemOf(row, header.length)
      if (problem === undefined) continue
      notes.refuse({ file: table.name, line: row.line, ...problem })
      if (notes.refused.length > MOST_REFUSED) {
        throw new UnreadableFile(table.name, `more than ${MOST_REFUSED} rows cannot be read`, {
          line: row.line,
        })
      }
      refusedRows.add(table, header, row.cells, problem)
    }
  }
  if (header === undefined) throw new UnreadableFile(table.name, 'the file is empty', { line: 1 })
}
