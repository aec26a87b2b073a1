import { and, asc, eq, lt, ne, sql } from 'drizzle-orm'
import { CLOSED_AFTER_MS } from '#domain/curation/presence.ts'
import type { Editor, Transaction } from '../access.ts'
import { open_records } from '../schema/index.ts'

/** A record that someone has open in its form. */
export interface OpenRecord {
  table_name: string
  row_id: string
}

const LAST_SEEN = sql`now() - ${CLOSED_AFTER_MS} * interval '1 millisecond'`

/** Notes that a curator has a record open, and answers which others have it open too, the first to open it first. */
export async function noteOpenRecord(
  tx: Transaction,
  { id, email }: Editor & { id: string },
  record: OpenRecord,
) {
  await forgetClosedRecords(tx)
  await tx
    .insert(open_records)
    .values({ ...record, editor_id: id, editor_email: email })
    .onConflictDoUpdate({
      target: [open_records.table_name, open_records.row_id, open_records.editor_id],
      set: { seen_at: sql`now()` },
    })
  return tx
    .select({ editor_email: open_records.editor_email, opened_at: open_records.opened_at })
    .from(open_records)
    .where(
      and(
        eq(open_records.table_name, record.table_name),
        eq(open_records.row_id, record.row_id),
        ne(open_records.editor_id, id),
      ),
    )
    .orderBy(asc(open_records.opened_at))
}

/** Notes that a curator has left the form of a record. */
export async function noteClosedRecord(
  tx: Transaction,
  { id }: { id: string },
  { table_name, row_id }: OpenRecord,
): Promise<void> {
  await tx
    .delete(open_records)
    .where(
      and(
        eq(open_records.table_name, table_name),
        eq(open_records.row_id, row_id),
        eq(open_records.editor_id, id),
      ),
    )
}

/** Leaves those that another transaction holds at the same time, so that none waits for another. */
async function forgetClosedRecords(tx: Transaction): Promise<void> {
  const closed = tx
    .select({ place: sql`ctid` })
    .from(open_records)
    .where(lt(open_records.seen_at, LAST_SEEN))
    .for('update', { skipLocked: true })
  await tx.delete(open_records).where(sql`ctid in ${closed}`)
}
