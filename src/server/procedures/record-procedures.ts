import type { Router } from '@orpc/server'
import type { AdminContract } from '#contract/index.ts'
import type { Agreed } from '#contract/successions.ts'
import { createRecord, removeRecord, updateRecord } from '#database/curation/curated-changes.ts'
import { getRecord, pageOfRecords } from '#database/curation/curated-queries.ts'
import { CURATED_TABLES } from '#database/curation/curated-tables.ts'
import { endPredecessor } from '#database/curation/succession-changes.ts'
import { yearsToCome } from '#domain/assessments/years-to-come.ts'
import { yearOf } from '#domain/calendar.ts'
import { Invalid } from '#domain/problems.ts'
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
    create: routes.create.handler(({ input, context }) => {
      refuseYearsToCome(name, input, context.currentDay)
      return createdOnce(context, {
        procedure: `${name}.create`,
        input,
        create: async (tx) => {
          const { record, agreed } = apart(input)
          await endPredecessor(tx, context.editor, curated, record, agreed)
          return (await createRecord(tx, context.editor, curated, record)).id
        },
        read: (tx, id) => getRecord(tx, curated, id) as Checked,
      })
    }),
    update: routes.update.handler(({ input, context }) =>
      context.db.transaction(async (tx) => {
        refuseYearsToCome(name, input, context.currentDay)
        const { record, agreed } = apart(input)
        await endPredecessor(tx, context.editor, curated, record, agreed)
        await updateRecord(tx, context.editor, curated, record)
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

/** What is written in the record, and what is agreed about the one before it. */
function apart<Input extends object>(input: Input) {
  const { ends_predecessor, predecessor_end_date, ...record } = input as Input & Partial<Agreed>
  return { record: record as unknown as Input, agreed: { ends_predecessor, predecessor_end_date } }
}

function refuseYearsToCome(name: string, input: object, currentDay: string): void {
  const fields = yearsToCome(name, { ...input }, yearOf(currentDay))
  if (Object.keys(fields).length > 0) throw new Invalid('year_too_late', fields)
}
