import { eq, sql } from 'drizzle-orm'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { type Actor, DRAFT_RULES, type DraftAction, refusedAction } from '#domain/drafts/draft-actions.ts'
import { Forbidden, Invalid, NotFound } from '#domain/problems.ts'
import type { Editor, Transaction } from '../access.ts'
import { recordChange } from '../audit/audit-changes.ts'
import { lockedRecord, refuseOutdated } from '../curation/curated-changes.ts'
import type { RecordValues } from '../curation/curated-table.ts'
import { CURATED_TABLES } from '../curation/curated-tables.ts'
import { type DraftStep, drafts } from '../schema/index.ts'
import { type DraftRow, findOpenDraft } from './drafts-queries.ts'

/** Who does something with a draft: as the trail names them, and as the rules know them. */
export interface DraftEditor extends Editor, Actor {
  id: string
}

/** What is written in a draft: of a new record, or of one that is stored and still is at `row_version`. */
export interface DraftWritten {
  table_name: CuratedTopic
  row_id: string | null
  row_version: number | null
  values: RecordValues
}

/** A draft as somebody saw it. */
export interface SeenDraft {
  id: string
  version: number
}

/**
 * Begins a draft. Throws NotFound, Conflict where the record was changed since its form was opened, Invalid where there
 * is an open draft of it already.
 */
export async function beginDraft(
  tx: Transaction,
  editor: DraftEditor,
  written: DraftWritten,
): Promise<DraftRow> {
  const { table_name, row_id, values } = written
  const base = await baseOf(tx, written)
  if (row_id !== null && (await findOpenDraft(tx, table_name, row_id)) !== null)
    throw new Invalid('draft_there_already')
  const [draft] = await tx
    .insert(drafts)
    .values({
      table_name,
      row_id,
      species_id: speciesOf(written),
      base,
      values,
      author_id: editor.id,
      author_email: editor.email,
      steps: [stepOf('begin', editor)],
    })
    .returning()
  const after = draft as DraftRow
  await recordChange(tx, editor, { table: 'drafts', row_id: after.id, action: 'create', after })
  return after
}

/** Writes a draft again; who writes it becomes its author. Throws as beginning one does, and where it may not be edited. */
export async function writeDraft(
  tx: Transaction,
  editor: DraftEditor,
  { id, version, ...written }: SeenDraft & DraftWritten,
): Promise<DraftRow> {
  const before = await actedOn(tx, editor, 'edit', { id, version })
  const base = await baseOf(tx, {
    ...written,
    row_id: before.row_id,
    table_name: before.table_name as CuratedTopic,
  })
  return changeDraft(tx, editor, before, {
    base,
    values: written.values,
    species_id: before.table_name === 'species' ? before.species_id : speciesOf(written),
    author_id: editor.id,
    author_email: editor.email,
    steps: [...before.steps, stepOf('edit', editor)],
  })
}

/** Does what changes nothing but the draft itself. Throws NotFound, Forbidden, Invalid where it was changed since. */
export async function moveDraft(
  tx: Transaction,
  editor: DraftEditor,
  {
    action,
    comment,
    publish_on,
    ...seen
  }: SeenDraft & {
    action: Exclude<DraftAction, 'edit' | 'publish' | 'discard'>
    comment?: string | null
    publish_on?: string
  },
): Promise<DraftRow> {
  const before = await actedOn(tx, editor, action, seen)
  const { to = before.state } = DRAFT_RULES[action]
  const day =
    action === 'schedule'
      ? { publish_on, publisher_id: editor.id, publisher_email: editor.email }
      : to === 'scheduled'
        ? {}
        : { publish_on: null, publisher_id: null, publisher_email: null }
  return changeDraft(tx, editor, before, {
    ...day,
    state: to,
    steps: [...before.steps, stepOf(action, editor, comment ?? undefined)],
  })
}

/** Throws away a draft; the audit trail stores it. */
export async function discardDraft(tx: Transaction, editor: DraftEditor, seen: SeenDraft): Promise<void> {
  const before = await actedOn(tx, editor, 'discard', seen)
  await tx.delete(drafts).where(eq(drafts.id, before.id))
  await recordChange(tx, editor, { table: 'drafts', row_id: before.id, action: 'remove', before })
}

/** The draft, locked, where this may be done with it by this person. */
export async function actedOn(
  tx: Transaction,
  editor: DraftEditor,
  action: DraftAction,
  { id, version }: SeenDraft,
): Promise<DraftRow> {
  const draft = await lockedDraft(tx, id)
  const refused = refusedAction(action, draft, editor)
  if (refused === 'draft_state_changed' || draft.version !== version) throw new Invalid('draft_state_changed')
  if (refused !== undefined) throw new Forbidden(refused)
  return draft
}

/** Throws NotFound. */
export async function lockedDraft(tx: Transaction, id: string): Promise<DraftRow> {
  const [draft] = await tx.select().from(drafts).where(eq(drafts.id, id)).for('update')
  if (draft === undefined) throw new NotFound('draft_not_found')
  return draft
}

/** Writes over a draft that is locked, one version on, with its trace. */
export async function changeDraft(
  tx: Transaction,
  editor: Editor,
  before: DraftRow,
  changes: Partial<DraftRow>,
): Promise<DraftRow> {
  const [draft] = await tx
    .update(drafts)
    .set({ ...changes, version: before.version + 1, updated_at: sql`now()` })
    .where(eq(drafts.id, before.id))
    .returning()
  const after = draft as DraftRow
  await recordChange(tx, editor, { table: 'drafts', row_id: after.id, action: 'update', before, after })
  return after
}

export const stepOf = (action: DraftStep['action'], { email }: Editor, comment?: string): DraftStep => ({
  action,
  by: email,
  at: new Date().toISOString(),
  ...(comment && { comment }),
})

/** The record as it is stored, where it is still the one that was edited; null for a new one. */
async function baseOf(tx: Transaction, { table_name, row_id, row_version }: DraftWritten) {
  if (row_id === null) return null
  const curated = CURATED_TABLES[table_name]
  const row = await lockedRecord(tx, curated, row_id)
  await refuseOutdated(tx, curated, row, row_version ?? 0)
  return row
}

function speciesOf({ table_name, row_id, values }: DraftWritten): string | null {
  if (table_name === 'species') return row_id
  return typeof values.species_id === 'string' ? values.species_id : null
}
