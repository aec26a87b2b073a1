import { access, constants, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { csvLine } from '#database/csv-text.ts'
import type { InputTable } from './files/input-tables.ts'
import type { RowProblem } from './read-rows.ts'

const REASON_HEADING = 'Refused.because'

/** The refused rows of an import, collected so that they can be corrected and imported again. */
export class RefusedRows {
  readonly #tables = new Map<string, { table: InputTable; lines: string[] }>()

  add(table: InputTable, header: readonly string[], cells: readonly string[], problem: RowProblem): void {
    const file = this.#tables.get(table.name) ?? { table, lines: [csvLine([...header, REASON_HEADING])] }
    const reason = problem.column === null ? problem.reason : `${problem.column}: ${problem.reason}`
    // A row of the wrong length is filled up, so that its reason still stands under its heading.
    const row = Array.from(
      { length: Math.max(header.length, cells.length) },
      (_, column) => cells[column] || null,
    )
    file.lines.push(csvLine([...row, reason]))
    this.#tables.set(table.name, file)
  }

  /** Forgets them, as their tables are read once more. */
  forget(): void {
    this.#tables.clear()
  }

  /**
   * Writes them in the layout they came in, with the reason as last column, beside the file they came from;
   * where that folder is read-only, in the current one. Resolves to the paths.
   */
  write(): Promise<string[]> {
    return Promise.all([...this.#tables.values()].map(writeBeside))
  }
}

async function writeBeside({ table, lines }: { table: InputTable; lines: string[] }): Promise<string> {
  const folder = await access(dirname(table.path), constants.W_OK).then(
    () => dirname(table.path),
    () => process.cwd(),
  )
  const path = join(folder, `${basename(table.name).replace(/(\.(csv|tsv|txt))?(\.gz)?$/i, '')}.refused.csv`)
  await writeFile(path, lines.join(''))
  return path
}
