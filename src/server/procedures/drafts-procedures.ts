import { ORPCError, ValidationError } from '@orpc/server'
import { z } from 'zod'
import type { Profile } from '#contract/accounts-contract.ts'
import { draftValues } from '#contract/drafts-curation.ts'
import type { Transaction } from '#database/access.ts'
import { listPeople } from '#database/accounts/people-queries.ts'
import {
  beginDraft,
  type DraftEditor,
  discardDraft,
  moveDraft,
  type SeenDraft,
  writeDraft,
} from '#database/drafts/drafts-changes.ts'
import {
  type DraftRow,
  findOpenDraft,
  getDraft,
  listDrafts,
  type NamedDraft,
} from '#database/drafts/drafts-queries.ts'
import { publishDraft } from '#database/drafts/publish-draft-changes.ts'
import { may } from '#domain/accounts/roles.ts'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { allowedActions, type DraftAction } from '#domain/drafts/draft-actions.ts'
import { Invalid } from '#domain/problems.ts'
import { createdOnce } from '../admin/created-once.ts'
import { type AdminContext, requires } from '../admin-access.ts'

const reader = requires('read')
const editor = requires('edit_records')
const reviewer = requires('review')
const publisher = requires('publish')

type Asked = AdminContext & { profile: Profile }

/** Drafts of records: written, handed on, decided about and published. */
export const draftsProcedures = {
  list: reader.drafts.list.handler(async ({ context }) => {
    const person = await draftEditor(context)
    return (await listDrafts(context.db)).map((draft) => forPerson(draft, person))
  }),

  get: reader.drafts.get.handler(async ({ input, context }) =>
    forPerson(await getDraft(context.db, input.id), await draftEditor(context)),
  ),

  of_record: reader.drafts.of_record.handler(({ input, context }) =>
    findOpenDraft(context.db, input.table_name, input.row_id),
  ),

  begin: editor.drafts.begin.handler(async ({ input, context }) => {
    const values = readValues(input.table_name, input.row_id === null, input.values)
    const person = await draftEditor(context)
    return createdOnce(context, {
      procedure: 'drafts.begin',
      input,
      create: async (tx) => (await beginDraft(tx, person, { ...input, values })).id,
      read: async (tx, id) => forPerson(await getDraft(tx, id), person),
    })
  }),

  write: editor.drafts.write.handler(({ input, context }) =>
    changing(context, async (tx, person) => {
      const { row_id, table_name } = await getDraft(tx, input.id)
      const values = readValues(table_name, row_id === null, input.values)
      return writeDraft(tx, person, { ...input, table_name, row_id, values })
    }),
  ),

  submit: editor.drafts.submit.handler(({ input, context }) => move(context, 'submit', input)),
  withdraw: editor.drafts.withdraw.handler(({ input, context }) => move(context, 'withdraw', input)),
  approve: reviewer.drafts.approve.handler(({ input, context }) => move(context, 'approve', input)),
  return: reviewer.drafts.return.handler(({ input, context }) => move(context, 'return', input)),
  comment: reader.drafts.comment.handler(({ input, context }) => move(context, 'comment', input)),

  schedule: publisher.drafts.schedule.handler(({ input, context }) => {
    if (input.publish_on <= context.currentDay)
      throw new Invalid('publish_on_to_come', { publish_on: 'publish_on_to_come' })
    return move(context, 'schedule', input)
  }),

  publish: publisher.drafts.publish.handler(({ input, context }) =>
    changing(context, (tx, person) => publishDraft(tx, person, { ...input, currentDay: context.currentDay })),
  ),

  discard: editor.drafts.discard.handler(async ({ input, context }) => {
    const person = await draftEditor(context)
    await context.db.transaction((tx) => discardDraft(tx, person, input))
    return { id: input.id }
  }),
}

type Move = SeenDraft & { comment?: string | null; publish_on?: string }

const move = (context: Asked, action: Exclude<DraftAction, 'edit' | 'publish' | 'discard'>, input: Move) =>
  changing(context, (tx, person) => moveDraft(tx, person, { ...input, action }))

/** Changes a draft and answers with it as it is then. */
async function changing(context: Asked, change: (tx: Transaction, person: DraftEditor) => Promise<DraftRow>) {
  const person = await draftEditor(context)
  return context.db.transaction(async (tx) => {
    const { id } = await change(tx, person)
    return forPerson(await getDraft(tx, id), person)
  })
}

async function draftEditor({ accounts, profile: { id, email, role } }: Asked): Promise<DraftEditor> {
  const people = await listPeople(accounts)
  const isOnlyReviewer = !people.some((other) => other.id !== id && may(other, 'review'))
  return { id, email, role, isOnlyReviewer }
}

const forPerson = (draft: NamedDraft, person: DraftEditor) => ({
  ...draft,
  may: allowedActions(draft, person),
})

/** What a form of this kind of record holds. Refused like what the form itself sends. */
function readValues(topic: CuratedTopic, isNew: boolean, values: unknown): Record<string, unknown> {
  try {
    return draftValues(topic, isNew, values)
  } catch (problem) {
    if (!(problem instanceof z.ZodError)) throw problem
    throw new ORPCError('BAD_REQUEST', {
      cause: new ValidationError({
        message: 'Input validation failed',
        issues: problem.issues,
        data: values,
      }),
    })
  }
}
