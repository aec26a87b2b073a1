import { oc } from '@orpc/contract'
import { z } from 'zod'
import { CURATED_TOPIC_NAMES, type CuratedTopic } from '#domain/curation/curated-topics.ts'
import { DRAFT_ACTIONS, DRAFT_STATES, DRAFT_STEPS } from '#domain/drafts/draft-actions.ts'
import { curatedContracts } from './curated-contracts.ts'
import { ownerSpecies, seenRow } from './curated-records.ts'
import { optionalParagraph, requiredDay } from './fields.ts'
import { get, post, put, remove } from './routes.ts'
import { listUpTo, text } from './text-limits.ts'
import { textOrNull, wholeNumberOrNull } from './vocabularies.ts'

const fields = z.record(z.string(), z.unknown())

/** What a form of any kind of record may send; the form's own schema reads it after that. */
const formValues = z.record(
  text('name'),
  z.union([text('longText'), z.number(), z.boolean(), z.null(), listUpTo(text('line'))]),
)

const step = z.object({
  action: z.enum(DRAFT_STEPS),
  by: z.string(),
  at: z.string(),
  comment: z.string().optional(),
  problem: z.string().optional().describe('Why it could not be published: a key of `admin:validation`'),
  fields: z.array(z.string()).optional().describe('The fields that this concerns'),
})

const draft = z.object({
  id: z.uuid(),
  version: z.number().int(),
  table_name: z.enum(CURATED_TOPIC_NAMES),
  row_id: z.uuid().nullable().describe('Null for a new record'),
  species_id: z.uuid().nullable(),
  species: ownerSpecies.nullable(),
  record: fields.describe('The record as it would be'),
  state: z.enum(DRAFT_STATES),
  author_id: textOrNull,
  author_email: z.string(),
  publish_on: textOrNull.describe('The day, in UTC, on which it is published'),
  updated_at: z.date(),
  may: z.array(z.enum(DRAFT_ACTIONS)).describe('What the asker may do with it'),
})

const wholeDraft = draft.extend({
  base: fields.nullable().describe('The record as it was stored when the draft was last written'),
  values: fields.describe('What the draft says of the fields of its form'),
  steps: z.array(step),
})

const draftId = z.object({ id: z.uuid() })
const comment = { comment: optionalParagraph.optional() }
const moved = z.object({ ...seenRow, ...comment })

const records = z.enum(CURATED_TOPIC_NAMES)
const written = {
  table_name: records,
  values: formValues.describe('The fields of the form of such a record'),
  row_version: wholeNumberOrNull.describe('The edit of the record that the form began with'),
}

/** What is written of a record, without what says which record it is. Throws what the form would refuse. */
export function draftValues(topic: CuratedTopic, isNew: boolean, values: unknown): Record<string, unknown> {
  const { create, update } = curatedContracts[topic]
  const schema = (isNew ? create : update)['~orpc'].inputSchema as unknown as z.ZodObject
  // Extended, since nothing can be omitted from a schema with rules over several fields.
  const { id, version, ...written } = schema
    .safeExtend({ id: z.unknown().optional(), version: z.unknown().optional() })
    .parse(values)
  return written
}

const move = (name: string, summary: string) =>
  post(`/drafts/{id}/${name}`, summary).input(moved).output(wholeDraft)

/** Changes of records that wait for a review or for their day. */
export const draftsCuration = {
  list: get('/drafts', 'Open drafts, and after them those published last').output(z.array(draft)),
  get: oc.route({ method: 'GET', path: '/drafts/{id}' }).input(draftId).output(wholeDraft),
  of_record: get('/drafts/of/{table_name}/{row_id}', 'The open draft of a record, or null')
    .input(z.object({ table_name: records, row_id: z.uuid() }))
    .output(draft.pick({ id: true, state: true, author_email: true, updated_at: true }).nullable()),
  begin: post('/drafts', 'Stores what a form holds without publishing it')
    .input(z.object({ ...written, row_id: z.uuid().nullable() }))
    .output(wholeDraft),
  write: put('/drafts/{id}', 'Writes a draft anew')
    .input(z.object({ ...seenRow, ...written }))
    .output(wholeDraft),
  submit: move('submit', 'Hands a draft to a reviewer'),
  withdraw: move('withdraw', 'Takes a draft back from the reviewers, or from its day'),
  approve: move('approve', 'Approves a draft'),
  return: move('return', 'Gives a draft back to its author'),
  comment: move('comment', 'Adds a comment'),
  publish: move('publish', 'Publishes a draft at once'),
  schedule: post('/drafts/{id}/schedule', 'Publishes a draft on a day to come')
    .input(moved.extend({ publish_on: requiredDay('publish_on_required') }))
    .output(wholeDraft),
  discard: remove('/drafts/{id}', 'Discards a draft').input(z.object(seenRow)).output(draftId),
}
