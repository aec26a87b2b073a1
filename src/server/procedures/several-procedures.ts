import { CURATED_TABLES } from '#database/curation/curated-tables.ts'
import { checkRecords, removeRecords } from '#database/curation/several-changes.ts'
import { setField } from '../admin/set-field.ts'
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
