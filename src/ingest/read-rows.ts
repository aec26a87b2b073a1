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

/** Lines by which a publisher says something about the table. */
const REMARK = '#'

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
      if (row.cells[0]?.startsWith(REMARK)) continue
      if (header === undefined) {
        header = row.cells
        take = open(header)
        continue
      }
      notes.read += 1
      const problem = problemOf(row, header.length)
      if (problem === undefined) continue
      notes.refuse({ file: table.name, line: row.line, ...problem })
      refusedRows.add(table, header, row.cells, problem)
    }
  }
  if (header === undefined) throw new UnreadableFile(table.name, 'the file is empty', { line: 1 })
}
