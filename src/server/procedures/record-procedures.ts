import type { Router } from '@orpc/server'
import type { AdminContract, RecordTopic } from '#contract/index.ts'
import { createRecord, removeRecord, updateRecord } from '#database/curation/curated-changes.ts'
import { getRecord, pageOfRecords } from '#database/curation/curated-queries.ts'
import type { CuratedTable } from '#database/curation/curated-table.ts'
import { type AdminContext, admin } from '../admin-access.ts'

/** What the columns of a table hold is checked against the contract as it is answered. */
export type Checked = Promise<never>

/** The five things an administrator does with the rows of a table, the same for every table. */
export function recordProcedures<Name extends RecordTopic>(name: Name, curated: CuratedTable) {
  // All these contracts are made by one function, so what holds for one name holds for every other.
  const routes = admin[name as 'cites_listings']
  const procedures = {
    page: routes.page.handler(({ input, context }) => pageOfRecords(context.db, curated, input) as Checked),
    get: routes.get.handler(({ input, context }) => getRecord(context.db, curated, input.id) as Checked),
    create: routes.create.handler(({ input, context }) =>
      context.db.transaction(async (tx) => {
        const { id } = await createRecord(tx, context.editor, curated, input)
        return getRecord(tx, curated, id) as Checked
      }),
    ),
    update: routes.update.handler(({ input, context }) =>
      context.db.transaction(async (tx) => {
        await updateRecord(tx, context.editor, curated, input)
        return getRecord(tx, curated, input.id) as Checked
      }),
    ),
    remove: routes.remove.handler(({ input, context }) =>
      context.db.transaction(async (tx) => {
        await removeRecord(tx, context.editor, curated, input)
        return { id: input.id }
      }),
    ),
  }
  return procedures as unknown as Router<AdminContract[Name], AdminContext>
}
