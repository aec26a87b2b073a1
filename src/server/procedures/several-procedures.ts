import { settableFields } from '#contract/settable-fields.ts'
import type { Editor, Transaction } from '#database/access.ts'
import { CURATED_TABLES } from '#database/curation/curated-tables.ts'
import { checkRecords, removeRecords } from '#database/curation/several-changes.ts'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { Conflict, Invalid, NotFound } from '#domain/problems.ts'
import { changeRecords } from '../admin/change-records.ts'
import { requires } from '../admin-access.ts'

const editor = requires('edit_records')

/** What an editor does with several rows of a kind at once. */
export const severalProcedures = {
  check: editor.several.check.handler(({ input: { records, ...checked }, context }) =>
    context.db.transaction(async (tx) => ({
      rows: await checkRecords(tx, context.editor, CURATED_TABLES[records], checked),
    })),
  ),
  set: editor.several.set.handler(({ input, context }) =>
    context.db.transaction(async (tx) => ({ saved: await setField(tx, context.editor, input, context) })),
  ),
  remove: editor.several.remove.handler(({ input: { records, rows }, context }) =>
    context.db.transaction(async (tx) => ({
      rows: await removeRecords(tx, context.editor, CURATED_TABLES[records], rows),
    })),
  ),
}

interface AskedValue {
  records: CuratedTopic
  rows: readonly SeenRow[]
  field: string
  value: string | boolean | null
}

interface SeenRow {
  id: string
  version: number
}

/**
 * Gives records the same value of a field with a choice, each as its form would and with its trace: all of them, or none.
 * Returns those that did not have it yet, in their new versions. Throws NotFound, Conflict and Invalid.
 */
async function setField(
  tx: Transaction,
  editor: Editor,
  { records, rows, field, value }: AskedValue,
  known: { currentDay: string },
): Promise<SeenRow[]> {
  if (!settableFields(records).some((settable) => settable.field === field))
    throw new Invalid('value_not_allowed')
  const write = () => ({ values: { [field]: value }, problems: [] })
  const outcomes = await changeRecords(
    tx,
    editor,
    records,
    rows.map((row) => ({ ...row, write })),
    known,
  )
  for (const { message } of outcomes.flatMap(({ problems }) => problems)) {
    if (message === 'row_not_found') throw new NotFound(`${records}.not_found`)
    if (message === 'row_changed_since') throw new Conflict('some_changed_by_someone_else', null)
    throw new Invalid(message)
  }
  return outcomes.flatMap(({ saved }) => saved ?? [])
}
