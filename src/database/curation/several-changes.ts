import { Conflict, Invalid } from '#domain/problems.ts'
import type { Editor, Transaction } from '../access.ts'
import { removeRecord, updateRecord } from './curated-changes.ts'
import type { CuratedTable } from './curated-table.ts'

/** A row as a curator saw it. */
interface SeenRow {
  id: string
  version: number
}

/**
 * Marks rows as compared with their source, each with its trace; `source` becomes the source of all of them, null leaves
 * each its own. Throws NotFound, Conflict where someone else saved one of them since, Invalid where one would have no
 * source or contradicts other rows.
 */
export async function checkRecords(
  tx: Transaction,
  editor: Editor,
  curated: CuratedTable,
  { rows, source }: { rows: readonly SeenRow[]; source: string | null },
): Promise<number> {
  const marks = { checked: true, ...(source !== null && { source }) }
  return changeEach(rows, async (row) => {
    const after = await updateRecord(tx, editor, curated, { ...row, ...marks })
    if (!after.source) throw new Invalid('checked_without_source')
  })
}

/** Removes rows, each with its trace. Throws NotFound, Conflict, and Invalid where another record refers to one of them. */
export const removeRecords = (
  tx: Transaction,
  editor: Editor,
  curated: CuratedTable,
  rows: readonly SeenRow[],
): Promise<number> => changeEach(rows, (row) => removeRecord(tx, editor, curated, row))

/** Changes rows in the order of their ids: two changes of the same rows never wait for each other in a circle. */
async function changeEach(
  rows: readonly SeenRow[],
  change: (row: SeenRow) => Promise<void>,
): Promise<number> {
  for (const row of rows.toSorted((a, b) => a.id.localeCompare(b.id))) {
    await change(row).catch((problem) => {
      // The row as it stands is one of many, and of no use to the curator.
      throw problem instanceof Conflict ? new Conflict('some_changed_by_someone_else', null) : problem
    })
  }
  return rows.length
}
