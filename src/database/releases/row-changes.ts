import { eq } from 'drizzle-orm'
import type { Editor, Transaction } from '../access.ts'
import { createRecord, removeRecord, updateRecord } from '../curation/curated-changes.ts'
import type { CuratedTable, EditedRow } from '../curation/curated-table.ts'

type Values = Readonly<Record<string, unknown>>

/** A row as it shall be, from an editor who saw it at `version`. */
export interface RowChange {
  row_id: string | null
  /** The edit it was seen at; null where there was no such row. */
  version: number | null
  /** The fields that it shall have; null where it shall be gone. */
  values: Values | null
}

/** What a save never takes from a row as it once stood. */
const OWN = ['id', 'version', 'created_at', 'updated_at']

/**
 * Makes one change with its trace in the audit trail, and answers with the change that takes it back.
 * A row that someone saved since it was seen stays as it is, and nothing is answered.
 */
export async function applyRowChange(
  tx: Transaction,
  editor: Editor,
  table: CuratedTable,
  { row_id, version, values }: RowChange,
): Promise<RowChange | undefined> {
  // A release changes rows one by one: rows that contradict each other in between may agree at the end.
  const curated = { ...table, contradictions: undefined, clash: undefined }
  const before = row_id === null ? undefined : await findLocked(tx, curated, row_id)
  if ((before?.version ?? null) !== version) return undefined

  if (before === undefined) {
    if (values === null) return undefined
    const after = await createRecord(
      tx,
      editor,
      curated,
      row_id === null ? values : { ...values, id: row_id },
    )
    return { row_id: after.id, version: after.version, values: null }
  }
  const asItWas = { row_id: before.id, values: withoutOwn(before) }
  if (values === null) {
    await removeRecord(tx, editor, curated, before)
    return { ...asItWas, version: null }
  }
  const after = await updateRecord(tx, editor, curated, { ...values, id: before.id, version: before.version })
  return { ...asItWas, version: after.version }
}

async function findLocked(
  tx: Transaction,
  curated: CuratedTable,
  id: string,
): Promise<EditedRow | undefined> {
  const [row] = await tx.select().from(curated.table).where(eq(curated.table.id, id)).for('update')
  return row as EditedRow | undefined
}

const withoutOwn = (row: EditedRow): Values =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.includes(name)))
