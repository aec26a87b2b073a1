import { eq, getTableColumns, sql } from 'drizzle-orm'
import { Invalid, NotFound } from '#domain/problems.ts'
import type { Editor, Transaction } from '../access.ts'
import { recordChange } from '../audit/audit-changes.ts'
import { audit_log } from '../schema/index.ts'
import { type RelatedRows, restoreRelatedRows } from '../species/species-removal-changes.ts'
import { lockedRecord, takeMarkFromOthers } from './curated-changes.ts'
import type { CuratedTable, EditedRow } from './curated-table.ts'
import { CURATED_TABLES } from './curated-tables.ts'
import { refuseContradictions } from './refuse-contradictions.ts'
import { refusedAsDuplicate } from './same-records.ts'

/** A row as the audit trail stored it; a species comes with the rows that were removed with it. */
type FormerRow = EditedRow & { related?: RelatedRows }

/** Columns that every save sets by itself. */
const BOOKKEEPING = ['id', 'version', 'created_at', 'updated_at']

/**
 * Brings a row back as it was before the change that `entry_id` of the audit trail records: a deleted row
 * comes back under its id, a changed one gets its earlier values in a new version. Throws NotFound where the
 * trail has no such entry, Invalid where it holds nothing to go back to, the row is there again already
 * or contradicts others, or is not at `version` any more where one is given.
 */
export async function restoreRecord(
  tx: Transaction,
  editor: Editor,
  entry_id: number,
  version?: number,
): Promise<void> {
  const [entry] = await tx.select().from(audit_log).where(eq(audit_log.id, entry_id))
  if (entry === undefined) throw new NotFound('audit.not_found')
  const curated: CuratedTable | undefined = CURATED_TABLES[entry.table_name as keyof typeof CURATED_TABLES]
  const former = entry.before as FormerRow | null
  if (curated === undefined || former === null) throw new Invalid('nothing_to_restore')

  await refuseContradictions(tx, curated, former)
  await takeMarkFromOthers(tx, editor, curated, former)
  if (entry.action === 'remove') await restoreRemoved(tx, editor, curated, former)
  else await restoreChanged(tx, editor, curated, former, version)
}

/**
 * Brings deleted rows back, each with its trace; what was deleted last comes back first, so that a row is there before
 * those that refer to it. Throws as restoring one does, and Invalid where an entry tells of no deletion.
 */
export async function restoreSeveral(
  tx: Transaction,
  editor: Editor,
  entry_ids: readonly number[],
): Promise<number> {
  const ids = [...new Set(entry_ids)].toSorted((one, other) => other - one)
  for (const id of ids) {
    const [entry] = await tx.select({ action: audit_log.action }).from(audit_log).where(eq(audit_log.id, id))
    if (entry !== undefined && entry.action !== 'remove') throw new Invalid('nothing_to_restore')
    await restoreRecord(tx, editor, id)
  }
  return ids.length
}

async function restoreRemoved(tx: Transaction, editor: Editor, curated: CuratedTable, former: FormerRow) {
  const { related, ...row } = former
  const [present] = await tx
    .select({ id: curated.table.id })
    .from(curated.table)
    .where(eq(curated.table.id, row.id))
  if (present !== undefined) throw new Invalid('restored_already')

  const after = { ...row, version: row.version + 1 }
  await refusedAsDuplicate(tx, curated, row, () =>
    tx.execute(
      sql`insert into ${curated.table} select * from jsonb_populate_record(null::${curated.table}, ${JSON.stringify(after)}::jsonb)`,
    ),
  )
  if (related !== undefined) await restoreRelatedRows(tx, row.id, related)
  await recordChange(tx, editor, { table: curated.name, row_id: row.id, action: 'restore', after })
}

async function restoreChanged(
  tx: Transaction,
  editor: Editor,
  curated: CuratedTable,
  former: FormerRow,
  version?: number,
) {
  const before = await lockedRecord(tx, curated, former.id)
  if (version !== undefined && before.version !== version) throw new Invalid('restore_changed_since')
  const columns = sql.join(
    Object.keys(getTableColumns(curated.table))
      .filter((name) => !BOOKKEEPING.includes(name))
      .map((name) => sql.identifier(name)),
    sql`, `,
  )
  await refusedAsDuplicate(tx, curated, former, () =>
    tx.execute(sql`
      update ${curated.table} set (${columns}) = (
        select ${columns} from jsonb_populate_record(null::${curated.table}, ${JSON.stringify(former)}::jsonb)
      ), version = ${before.version + 1}, updated_at = now()
      where ${curated.table.id} = ${former.id}`),
  )
  const after = await lockedRecord(tx, curated, former.id)
  await recordChange(tx, editor, { table: curated.name, row_id: former.id, action: 'restore', before, after })
}
