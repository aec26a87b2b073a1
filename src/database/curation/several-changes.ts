import { Conflict, Invalid } from '#domain/problems.ts'
import type { Editor, Transaction } from '../access.ts'
import { lockedRecord, removeRecord, updateRecord } from './curated-changes.ts'
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
  for (const row of inOneOrder(rows)) {
    const before = await lockedRecord(tx, curated, row.id)
    refuseChanged(before.version, row)
    if (source === null && !before.source) throw new Invalid('checked_without_source')
    await updateRecord(tx, editor, curated, { ...row, checked: true, ...(source !== null && { source }) })
  }
  return rows.length
}

/** Removes rows, each with its trace. Throws NotFound, Conflict, and Invalid where another record refers to one of them. */
export async function removeRecords(
  tx: Transaction,
  editor: Editor,
  curated: CuratedTable,
  rows: readonly SeenRow[],
): Promise<number> {
  for (const row of inOneOrder(rows)) {
    refuseChanged((await lockedRecord(tx, curated, row.id)).version, row)
    await removeRecord(tx, editor, curated, row)
  }
  return rows.length
}

/** Two changes of the same rows lock them in the same order, so that neither waits for the other for ever. */
const inOneOrder = (rows: readonly SeenRow[]) => rows.toSorted((a, b) => a.id.localeCompare(b.id))

/** The row as it stands is not sent along: it is one of many. */
function refuseChanged(version: number, row: SeenRow): void {
  if (version !== row.version) throw new Conflict('some_changed_by_someone_else', null)
}
