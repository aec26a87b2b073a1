import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import {
  findPredecessor,
  lastDayBefore,
  type SucceedingTopic,
  successionOf,
} from '#domain/curation/successions.ts'
import { Invalid } from '#domain/problems.ts'
import type { Editor, Transaction } from '../access.ts'
import { species } from '../schema/index.ts'
import { updateRecord } from './curated-changes.ts'
import type { CuratedTable, EditedRow, RecordValues } from './curated-table.ts'
import { duplicateOf } from './same-records.ts'

interface Agreed {
  ends_predecessor?: boolean
  predecessor_end_date?: string | null
}

/**
 * Ends the record whose place this one takes, with its trace, where the curator agreed to that. Throws Duplicate where
 * they did not, and Invalid where the earlier one would not end before the new one begins. The species stays locked,
 * so that of two that take one place at once the second finds the first.
 */
export async function endPredecessor(
  tx: Transaction,
  editor: Editor,
  curated: CuratedTable,
  record: RecordValues,
  { ends_predecessor = false, predecessor_end_date }: Agreed,
): Promise<void> {
  const succession = successionOf(curated.name)
  if (succession === undefined || record[succession.mark] !== true) return
  const topic = curated.name as SucceedingTopic
  const owner = eq(species.id, String(record.species_id))
  await tx.select({ id: species.id }).from(species).where(owner).for('no key update')
  const predecessor = findPredecessor(
    topic,
    record,
    await othersWithMark(tx, curated, record, succession.mark),
  )
  if (predecessor === undefined) return

  const { mark, message, ends } = succession
  if (!ends_predecessor) throw await duplicateOf(tx, { topic, id: predecessor.id, field: mark, message })
  const { id, version } = predecessor
  const end = ends ? { end_date: lastDayOf(predecessor, record, predecessor_end_date) } : {}
  await updateRecord(tx, editor, curated, { id, version, [mark]: false, ...end })
}

async function othersWithMark(
  tx: Transaction,
  { table, species_id }: CuratedTable,
  record: RecordValues,
  mark: string,
): Promise<EditedRow[]> {
  const columns = table as unknown as Readonly<Record<string, SQL>>
  const rows = await tx
    .select()
    .from(table)
    .where(
      and(
        sql`${species_id} = ${record.species_id}`,
        sql`${columns[mark]}`,
        typeof record.id === 'string' ? ne(table.id, record.id) : undefined,
      ),
    )
    .for('update')
  return rows as unknown as EditedRow[]
}

/** The last day of the one before, as agreed. Two listings of one part are never in force on the same day. */
function lastDayOf(predecessor: EditedRow, record: RecordValues, agreed?: string | null): string {
  const [first_day, next] = [String(predecessor.listing_date), String(record.listing_date)]
  const end_date = agreed ?? lastDayBefore(next)
  const refuse = (message: string) => new Invalid(message, { predecessor_end_date: message })
  if (end_date < first_day) throw refuse('predecessor_ends_before_start')
  if (end_date >= next) throw refuse('predecessor_overlaps')
  return end_date
}
