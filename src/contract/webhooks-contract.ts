import { z } from 'zod'
import { DELIVERY_EVENTS, WEBHOOK_EVENTS } from '#domain/webhooks/webhook-events.ts'
import { requiredText } from './fields.ts'
import { get, post, put, remove } from './routes.ts'
import { TEXT_LIMITS, tooLong } from './text-limits.ts'
import { textOrNull, wholeNumberOrNull } from './vocabularies.ts'

/** The fields of a new webhook. */
export const webhookInput = z.object({
  name: requiredText('name_required', 'name'),
  address: z.url({ protocol: /^https?$/, error: 'web_address' }).max(TEXT_LIMITS.address, tooLong('address')),
  events: z
    .array(z.enum(WEBHOOK_EVENTS))
    .min(1, 'webhook_events_required')
    .max(WEBHOOK_EVENTS.length, 'webhook_events_required'),
})

const webhookId = z.object({ id: z.uuid({ error: 'record_id' }) })
const done = z.object({ id: z.string() })

const webhook = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  is_active: z.boolean(),
  failing_since: z.date().nullable().describe('Since when every attempt has failed; null after a success'),
  given_up_at: z.date().nullable().describe('When it was switched off because its receiver failed for days'),
  given_up_calls: z
    .number()
    .int()
    .describe('Calls of the last seven days that were attempted as often as calls are, without a success'),
  created_by: z.string(),
  created_at: z.date(),
})

const outcome = {
  status: wholeNumberOrNull.describe('The status of the answer; null where there was none'),
  problem: textOrNull.describe('Why there was no answer'),
}

const delivery = z.object({
  id: z.uuid().describe('Sent as webhook-id'),
  event: z.enum(DELIVERY_EVENTS),
  created_at: z.date(),
  attempts: z.number().int(),
  attempted_at: z.date().nullable(),
  delivered_at: z.date().nullable(),
  next_attempt_at: z.date().nullable().describe('Null once it was delivered or given up'),
  ...outcome,
})

export const webhooksContract = {
  list: get('/webhooks', 'Addresses that are called after changes').output(z.array(webhook)),

  create: post('/webhooks', 'Adds an address; its secret is told this once')
    .input(webhookInput)
    .output(z.object({ id: z.string(), secret: z.string() })),

  update: put('/webhooks/{id}', 'Changes name, address and events of a webhook')
    .input(webhookInput.extend(webhookId.shape))
    .output(done),

  renew_secret: post(
    '/webhooks/{id}/secret',
    'Replaces the secret of a webhook; the new one is told this once',
  )
    .input(webhookId)
    .output(z.object({ secret: z.string() })),

  switch: put('/webhooks/{id}/active', 'Switches a webhook on or off')
    .input(webhookId.extend({ is_active: z.boolean({ error: 'value_not_allowed' }) }))
    .output(done),

  remove: remove('/webhooks/{id}', 'Removes a webhook with its calls').input(webhookId).output(done),

  deliveries: get('/webhooks/{id}/deliveries', 'The latest calls and their answers')
    .input(webhookId)
    .output(z.array(delivery)),

  test: post('/webhooks/{id}/test', 'Calls an address once, to try it')
    .input(webhookId)
    .output(z.object(outcome)),
}
