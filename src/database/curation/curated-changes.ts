import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { Conflict, NotFound } from '#domain/problems.ts'
import type { Editor, Transaction } from '../access.ts'
import { recordChange } from '../audit/audit-changes.ts'
import { lastChangeOf } from '../audit/audit-queries.ts'
import type { CuratedTable, EditedRow, RecordValues } from './curated-table.ts'
import { refuseContradictions } from './refuse-contradictions.ts'
import { refusedWhileLinked } from './refused-by-database.ts'
import { refusedAsDuplicate } from './same-records.ts'

/** Adds a row. Throws Duplicate where another row has the same content, Invalid where the database does not take it. */
export async function createRecord(
  tx: Transaction,
  editor: Editor,
  curated: CuratedTable,
  values: RecordValues,
): Promise<EditedRow> {
  await refuseContradictions(tx, curated, values)
  await takeMarkFromOthers(tx, editor, curated, values)
  const after = await written(tx, curated, values, () => tx.insert(curated.table).values(values).returning())
  await recordChange(tx, editor, { table: curated.name, row_id: after.id, action: 'create', after })
  return after
}

/**
 * Saves a row as edited since `version`. Throws NotFound, Conflict with the row as it stands when someone
 * else saved in between, Duplicate where another row has the same content, Invalid where the database does not take it.
 */
export async function updateRecord(
  tx: Transaction,
  editor: Editor,
  curated: CuratedTable,
  { id, version, ...changes }: RecordValues & { id: string; version: number },
): Promise<EditedRow> {
  const before = await lockedRecord(tx, curated, id)
  await refuseOutdated(tx, curated, before, version)
  const intended = { ...before, ...changes }
  await refuseContradictions(tx, curated, intended)
  await takeMarkFromOthers(tx, editor, curated, intended)
  return saveOver(tx, editor, curated, before, changes)
}

/** Removes a row that still is as it was at `version`; the audit trail stores it. Throws NotFound or Conflict. */
export async function removeRecord(
  tx: Transaction,
  editor: Editor,
  curated: CuratedTable,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const before = await lockedRecord(tx, curated, id)
  await refuseOutdated(tx, curated, before, version)
  await refusedWhileLinked(() => tx.delete(curated.table).where(eq(curated.table.id, id)))
  await recordChange(tx, editor, { table: curated.name, row_id: id, action: 'remove', before })
}

/** Throws Conflict, with the row as it is and who changed it last, where it is not the version that was edited. */
export async function refuseOutdated(
  tx: Transaction,
  { name }: CuratedTable,
  current: EditedRow,
  version: number,
): Promise<void> {
  if (current.version === version) return
  throw new Conflict('changed_by_someone_else', current, await lastChangeOf(tx, name, current.id))
}

/** Writes `changes` over a row that is locked, one version on, with its trace. */
async function saveOver(
  tx: Transaction,
  editor: Editor,
  curated: CuratedTable,
  before: EditedRow,
  changes: RecordValues,
): Promise<EditedRow> {
  const after = await written(tx, curated, { ...before, ...changes }, () =>
    tx
      .update(curated.table)
      .set({ ...changes, version: before.version + 1, updated_at: sql`now()` })
      .where(eq(curated.table.id, before.id))
      .returning(),
  )
  await recordChange(tx, editor, { table: curated.name, row_id: before.id, action: 'update', before, after })
  return after
}

/** The row as it is, locked until the transaction ends. Throws NotFound. */
export async function lockedRecord(tx: Transaction, curated: CuratedTable, id: string): Promise<EditedRow> {
  const [row] = await tx.select().from(curated.table).where(eq(curated.table.id, id)).for('update')
  if (row === undefined) throw new NotFound(`${curated.name}.not_found`)
  return row as unknown as EditedRow
}

/** Takes the mark that only one row may carry from the others, each with its trace. */
export async function takeMarkFromOthers(
  tx: Transaction,
  editor: Editor,
  curated: CuratedTable,
  values: RecordValues,
): Promise<void> {
  const { onlyOne, table } = curated
  if (onlyOne === undefined || values[onlyOne.mark] !== true) return
  const columnOf = (name: string) => (table as unknown as Record<string, SQL>)[name] as SQL
  const others = await tx
    .select()
    .from(table)
    .where(
      and(
        eq(columnOf(onlyOne.mark), true),
        ...onlyOne.per.map((name) => eq(columnOf(name), values[name])),
        typeof values.id === 'string' ? ne(table.id, values.id) : undefined,
      ),
    )
    .for('update')
  for (const other of others as unknown as EditedRow[])
    await saveOver(tx, editor, curated, other, { [onlyOne.mark]: false })
}

async function written(
  tx: Transaction,
  curated: CuratedTable,
  values: RecordValues,
  write: () => Promise<unknown[]>,
): Promise<EditedRow> {
  const [row] = await refusedAsDuplicate(tx, curated, values, write)
  return row as EditedRow
}
