import { CURATED_INPUTS } from '#contract/curated-contracts.ts'
import type { Transaction } from '#database/access.ts'
import { listRecords } from '#database/curation/curated-queries.ts'
import { CURATED_TABLES } from '#database/curation/curated-tables.ts'
import { listFilterValues } from '#database/curation/list-values-queries.ts'
import { takenBack } from '#database/taken-back.ts'
import { CURATED_TOPICS } from '#domain/curation/curated-topics.ts'
import { recordsCsv } from '#domain/curation/record-csv.ts'
import { importRecords } from '../admin/import-records.ts'
import { importedOnce } from '../admin/imported-once.ts'
import { requires } from '../admin-access.ts'

const reader = requires('read')
const editor = requires('edit_records')

/** Lists as files that can be edited and imported again. */
export const listsProcedures = {
  values: reader.lists.values.handler(({ input, context }) =>
    listFilterValues(context.db, CURATED_TABLES[input.records]),
  ),

  export: reader.lists.export.handler(async ({ input: { records, ...asked }, context }) => {
    const rows = await listRecords(context.db, CURATED_TABLES[records], asked)
    const csv = recordsCsv(Object.keys(CURATED_INPUTS[records].shape), rows)
    const name = `${CURATED_TOPICS[records].address}-${context.currentDay}.csv`
    return new File([csv], name, { type: 'text/csv; charset=utf-8' })
  }),

  preview: editor.lists.preview.handler(async ({ input, context }) => {
    const found = await takenBack(context.db, (tx: Transaction) =>
      importRecords(tx, context.editor, input, context),
    )
    return { ...found, saved: [] }
  }),

  import: editor.lists.import.handler(({ input, context }) =>
    importedOnce(context, {
      procedure: 'lists.import',
      input,
      curated: CURATED_TABLES[input.records],
      work: (tx) => importRecords(tx, context.editor, input, context),
    }),
  ),
}
