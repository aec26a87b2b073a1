import { asc, inArray } from 'drizzle-orm'
import type { Editor, Transaction } from '#database/access.ts'
import { removeRecord } from '#database/curation/curated-changes.ts'
import type { CuratedTable, EditedRow } from '#database/curation/curated-table.ts'
import { CURATED_TABLES } from '#database/curation/curated-tables.ts'
import { saveRecord } from '#database/curation/save-record.ts'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import type { RecordFields } from '#domain/curation/merge-record.ts'
import { type ChangedRecord, changedRecord, newRecord, type Written } from './changed-record.ts'
import { type SavedRow, tried } from './tried-row.ts'

/** A change of one record that is asked for together with others. */
interface AskedEdit {
  id: string
  /** The version that it was written over. */
  version: number
  /** What it writes, given the record as it is stored. */
  write: (stored: RecordFields) => Written
}

/** A new record that is asked for together with changes of others. */
interface AskedAddition {
  id: null
  write: () => Written
}

/** A record that is to be deleted together with changes of others. */
interface AskedRemoval {
  id: string
  version: number
  write: 'remove'
}

export type AskedChange = AskedEdit | AskedAddition | AskedRemoval

/** What came of it: `saved` is the record in its new version, or in its last one, undefined where nothing differed or it was refused. */
export interface ChangeOutcome extends Omit<ChangedRecord, 'record'> {
  saved?: SavedRow
}

/**
 * Changes, adds and deletes several records of a kind, each as its form would and with its trace, and says for each what was
 * changed or why it was refused. A refused one is tried again after the others: a mark that passes from one record to another is given
 * up first, whatever their order. The caller decides whether some may be saved where others are refused.
 */
export async function changeRecords(
  tx: Transaction,
  editor: Editor,
  topic: CuratedTopic,
  asked: readonly AskedChange[],
  { currentDay }: { currentDay: string },
): Promise<ChangeOutcome[]> {
  const stored = await lockedRecords(tx, CURATED_TABLES[topic], asked)
  const changes = asked.map((change) =>
    change.id === null ? newRecord(topic, change.write()) : prepared(topic, change, stored.get(change.id)),
  )
  const outcomes: ChangeOutcome[] = changes.map(({ changes, problems }) => ({ changes, problems }))

  const removes = (place: number) => asked[place]?.write === 'remove'
  let waiting = changes.flatMap(({ record, changes: { length }, problems }, place) =>
    record === undefined || (length === 0 && !removes(place)) || problems.length > 0
      ? []
      : [{ place, record }],
  )
  for (;;) {
    const refused: typeof waiting = []
    for (const one of waiting) {
      const { changes = [] } = outcomes[one.place] ?? {}
      const result = await tried(tx, () =>
        removes(one.place)
          ? removed(tx, editor, topic, one.record as EditedRow)
          : saveRecord(tx, editor, topic, { values: one.record, currentDay }),
      )
      if ('problems' in result) refused.push(one)
      const problems = 'problems' in result ? result.problems : []
      const saved = 'saved' in result ? { ...result.saved, removed: removes(one.place) } : undefined
      outcomes[one.place] = { changes, problems, saved }
    }
    if (refused.length === 0 || refused.length === waiting.length) return outcomes
    waiting = refused
  }
}

function prepared(
  topic: CuratedTopic,
  { version, write }: AskedEdit | AskedRemoval,
  stored?: EditedRow,
): ChangedRecord {
  if (stored === undefined) return refusal('row_not_found')
  if (write === 'remove')
    return stored.version === version
      ? { record: stored, changes: [], problems: [] }
      : refusal('row_changed_since')
  const changed = changedRecord(topic, stored, write(stored))
  const isOutdated = stored.version !== version
  return isOutdated && (changed.changes.length > 0 || changed.problems.length > 0)
    ? { ...refusal('row_changed_since'), changes: changed.changes }
    : changed
}

const refusal = (message: string): ChangedRecord => ({
  changes: [],
  problems: [{ field: null, message, existing: null }],
})

async function removed(
  tx: Transaction,
  editor: Editor,
  topic: CuratedTopic,
  record: EditedRow,
): Promise<EditedRow> {
  await removeRecord(tx, editor, CURATED_TABLES[topic], record)
  return record
}

/** The records as they are, locked in the order of their ids until the transaction ends. */
async function lockedRecords(
  tx: Transaction,
  { table }: CuratedTable,
  asked: readonly AskedChange[],
): Promise<Map<string, EditedRow>> {
  const ids = asked.flatMap(({ id }) => id ?? [])
  const rows = await tx
    .select()
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(asc(table.id))
    .for('update')
  return new Map((rows as unknown as EditedRow[]).map((row) => [row.id, row]))
}
