import { CURATED_TABLES } from '#database/curation/curated-tables.ts'
import { checkRecords, removeRecords } from '#database/curation/several-changes.ts'
import { admin } from '../admin-access.ts'

/** What an administrator does with several rows of a kind at once. */
export const severalProcedures = {
  check: admin.several.check.handler(({ input: { records, ...checked }, context }) =>
    context.db.transaction(async (tx) => ({
      rows: await checkRecords(tx, context.editor, CURATED_TABLES[records], checked),
    })),
  ),
  remove: admin.several.remove.handler(({ input: { records, rows }, context }) =>
    context.db.transaction(async (tx) => ({
      rows: await removeRecords(tx, context.editor, CURATED_TABLES[records], rows),
    })),
  ),
}
