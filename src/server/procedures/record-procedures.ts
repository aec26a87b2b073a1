import type { Router } from '@orpc/server'
import type { AdminContract } from '#contract/index.ts'
import { removeRecord } from '#database/curation/curated-changes.ts'
import { getRecord, pageOfRecords } from '#database/curation/curated-queries.ts'
import { CURATED_TABLES } from '#database/curation/curated-tables.ts'
import { saveRecord } from '#database/curation/save-record.ts'
import { changed } from '../admin/changed.ts'
import { createdOnce } from '../admin/created-once.ts'
import { type AdminContext, requires } from '../admin-access.ts'

/** What the columns of a table hold is checked against the contract as it is answered. */
export type Checked = Promise<never>

const reader = requires('read')
const editor = requires('edit_records')

/** The five things that are done with the rows of a table, the same for every table. */
export function recordProcedures<Name extends keyof typeof CURATED_TABLES>(name: Name) {
  const curated = CURATED_TABLES[name]
  // All these contracts are made by one function, so what holds for one name holds for every other.
  const routes = editor[name as 'cites_listings']
  const reads = reader[name as 'cites_listings']
  const procedures = {
    page: reads.page.handler(({ input, context }) => pageOfRecords(context.db, curated, input) as Checked),
    get: reads.get.handler(({ input, context }) => getRecord(context.db, curated, input.id) as Checked),
    create: routes.create.handler(({ input, context }) =>
      createdOnce(context, {
        procedure: `${name}.create`,
        input,
        create: async (tx) => (await saveRecord(tx, context.editor, name, saved(input, context))).id,
        read: (tx, id) => getRecord(tx, curated, id) as Checked,
      }),
    ),
    update: routes.update.handler(({ input, context }) =>
      context.db.transaction(async (tx) => {
        await saveRecord(tx, context.editor, name, saved(input, context))
        return getRecord(tx, curated, input.id) as Checked
      }),
    ),
    remove: routes.remove.handler(({ input, context }) =>
      changed(context.db, { id: input.id }, (tx) => removeRecord(tx, context.editor, curated, input)),
    ),
  }
  return procedures as unknown as Router<AdminContract[Name], AdminContext>
}

const saved = (input: object, { currentDay }: Pick<AdminContext, 'currentDay'>) => ({
  values: { ...input },
  currentDay,
})
