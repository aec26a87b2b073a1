import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { Forbidden, Invalid, NotFound } from '#domain/problems.ts'
import type { Editor, Transaction } from '../access.ts'
import { audit_log } from '../schema/index.ts'
import { countRelatedRows, removeSpecies } from '../species/species-removal-changes.ts'
import { linkTradeRecords } from '../trade/trade-links-changes.ts'
import { lockedRecord, removeRecord } from './curated-changes.ts'
import { CURATED_TABLES } from './curated-tables.ts'
import { restoreRecord } from './restore-changes.ts'

/** A change as who made it knows it: the record and its version, after a save or before it was removed. */
export interface UndoneChange {
  table_name: string
  row_id: string
  version: number
  removed: boolean
}

type Entry = typeof audit_log.$inferSelect

/**
 * Undoes a save or a removal, with what the same transaction changed of other records: what was added is removed, what
 * was changed gets its earlier values in a new version, what was removed comes back. Throws NotFound where the trail
 * has nothing of the record, Invalid where something was changed since, Forbidden where `mayUndo` refuses one of them.
 */
export async function undoChange(
  tx: Transaction,
  editor: Editor,
  change: UndoneChange,
  mayUndo: (entry: Entry) => boolean = () => true,
): Promise<void> {
  const [last] = await tx
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.table_name, change.table_name), eq(audit_log.row_id, change.row_id)))
    .orderBy(desc(audit_log.id))
    .limit(1)
  if (last === undefined) throw new NotFound('audit.not_found')
  if ((last.action === 'remove') !== change.removed || versionLeftBy(last) !== change.version)
    throw new Invalid('undo_changed_since')
  const entries = await entriesOfTransaction(tx, last)
  if (!entries.every(mayUndo)) throw new Forbidden('not_permitted')
  for (const entry of entries) await undoEntry(tx, editor, entry)
}

/** The newest first, so that a mark is given up before another row has it back. All have the time of their transaction. */
function entriesOfTransaction(tx: Transaction, { id, editor_email }: Entry): Promise<Entry[]> {
  return tx
    .select()
    .from(audit_log)
    .where(
      and(
        eq(audit_log.editor_email, editor_email),
        // A draft that was published stays published.
        ne(audit_log.table_name, 'drafts'),
        sql`${audit_log.changed_at} = (select changed_at from ${audit_log} where id = ${id})`,
      ),
    )
    .orderBy(desc(audit_log.id))
}

async function undoEntry(tx: Transaction, editor: Editor, entry: Entry): Promise<void> {
  const curated = CURATED_TABLES[entry.table_name as keyof typeof CURATED_TABLES]
  if (curated === undefined || entry.row_id === null) throw new Invalid('nothing_to_restore')
  if (entry.action === 'remove') return restoreRecord(tx, editor, entry.id)

  const row = await lockedRecord(tx, curated, entry.row_id)
  if (row.version !== versionLeftBy(entry)) throw new Invalid('undo_changed_since')
  if (entry.before !== null) {
    await restoreRecord(tx, editor, entry.id)
    if (curated === CURATED_TABLES.species) await linkTradeRecords(tx, row.id)
  } else if (curated === CURATED_TABLES.species) {
    const { related } = await countRelatedRows(tx, row.id)
    if (Object.keys(related).length > 0) throw new Invalid('undo_changed_since')
    await removeSpecies(tx, editor, row)
  } else await removeRecord(tx, editor, curated, row)
}

/** Of a removal, the version that was removed. */
const versionLeftBy = ({ before, after }: Entry): unknown => (after ?? before)?.version
