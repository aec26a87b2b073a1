import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { mergeDraft } from '#domain/drafts/drafted-record.ts'
import { Conflict, Duplicate, Forbidden, Invalid, NotFound } from '#domain/problems.ts'
import type { Database, Editor, Transaction } from '../access.ts'
import { lockedRecord } from '../curation/curated-changes.ts'
import type { EditedRow } from '../curation/curated-table.ts'
import { CURATED_TABLES } from '../curation/curated-tables.ts'
import { saveRecord } from '../curation/save-record.ts'
import type { DraftStep } from '../schema/index.ts'
import {
  actedOn,
  changeDraft,
  type DraftEditor,
  lockedDraft,
  type SeenDraft,
  stepOf,
} from './drafts-changes.ts'
import { type DraftRow, listDueDrafts } from './drafts-queries.ts'

/**
 * Saves what a draft holds, as a form saves it: merged with what was saved of the record since, where only one side
 * changed a field. Throws what saving throws, and Invalid with the fields that both changed differently.
 */
export async function applyDraft(
  tx: Transaction,
  editor: Editor,
  draft: Pick<DraftRow, 'table_name' | 'row_id' | 'base' | 'values'>,
  currentDay: string,
): Promise<EditedRow> {
  const topic = draft.table_name as CuratedTopic
  if (draft.row_id === null) return saveRecord(tx, editor, topic, { values: draft.values, currentDay })
  const { id, version, ...current } = await lockedRecord(tx, CURATED_TABLES[topic], draft.row_id)
  const { merged, conflicts } = mergeDraft(draft, asJson(current))
  if (conflicts.length > 0)
    throw new Invalid(
      'draft_conflict',
      Object.fromEntries(conflicts.map(({ field }) => [field, 'draft_conflict'])),
    )
  return saveRecord(tx, editor, topic, { values: { ...merged, id, version }, currentDay })
}

/** Publishes a draft at once. */
export async function publishDraft(
  tx: Transaction,
  editor: DraftEditor,
  { comment, currentDay, ...seen }: SeenDraft & { comment?: string | null; currentDay: string },
): Promise<DraftRow> {
  const draft = await actedOn(tx, editor, 'publish', seen)
  return published(tx, editor, draft, { currentDay, step: stepOf('publish', editor, comment ?? undefined) })
}

/** What came of the drafts whose day has come. */
export interface DuePublished {
  published: string[]
  /** Went back to their authors, each with the reason. */
  refused: string[]
}

/**
 * Publishes the drafts whose day has come, each in a transaction of its own. One that cannot be saved goes back to its
 * author with the reason, and nothing of it is written. Of several processes one publishes each.
 */
export async function publishDueDrafts(db: Database, currentDay: string): Promise<DuePublished> {
  const done: DuePublished = { published: [], refused: [] }
  for (const id of await listDueDrafts(db, currentDay)) {
    try {
      const isDone = await db.transaction((tx) => publishDue(tx, id, currentDay))
      if (isDone) done.published.push(id)
    } catch (problem) {
      if (!isRefusal(problem)) throw problem
      await db.transaction((tx) => giveBack(tx, id, problem))
      done.refused.push(id)
    }
  }
  return done
}

async function publishDue(tx: Transaction, id: string, currentDay: string): Promise<boolean> {
  const draft = await lockedDraft(tx, id)
  if (!isDue(draft, currentDay)) return false
  const editor = publisherOf(draft)
  await published(tx, editor, draft, { currentDay, step: stepOf('publish', editor) })
  return true
}

async function giveBack(tx: Transaction, id: string, problem: Refusal): Promise<void> {
  const draft = await lockedDraft(tx, id)
  if (draft.state !== 'scheduled') return
  const editor = publisherOf(draft)
  const fields = 'fields' in problem && problem.fields ? Object.entries(problem.fields) : []
  const step: DraftStep = {
    ...stepOf('refused', editor),
    problem: fields[0]?.[1] ?? problem.message,
    ...(fields.length > 0 && { fields: fields.map(([field]) => field) }),
  }
  await changeDraft(tx, editor, draft, {
    state: 'returned',
    publish_on: null,
    publisher_id: null,
    publisher_email: null,
    steps: [...draft.steps, step],
  })
}

async function published(
  tx: Transaction,
  editor: Editor,
  draft: DraftRow,
  { currentDay, step }: { currentDay: string; step: DraftStep },
): Promise<DraftRow> {
  const { id } = await applyDraft(tx, editor, draft, currentDay)
  const species_id = draft.table_name === 'species' ? id : draft.species_id
  return changeDraft(tx, editor, draft, {
    state: 'published',
    row_id: id,
    species_id,
    steps: [...draft.steps, step],
  })
}

const isDue = ({ state, publish_on }: DraftRow, currentDay: string) =>
  state === 'scheduled' && publish_on !== null && publish_on <= currentDay

/** Who decided about the day; the constraint of the table says that a scheduled draft names them. */
const publisherOf = ({ publisher_id, publisher_email, author_email }: DraftRow): Editor => ({
  id: publisher_id,
  email: publisher_email ?? author_email,
})

type Refusal = Invalid | Duplicate | Conflict | NotFound | Forbidden
const isRefusal = (problem: unknown): problem is Refusal =>
  [Invalid, Duplicate, Conflict, NotFound, Forbidden].some((named) => problem instanceof named)

/** As a draft stores a row, so that both compare. */
const asJson = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(row))
