import { eq } from 'drizzle-orm'
import type { AuditedRow } from '#domain/audit/changed-fields.ts'
import { NotFound } from '#domain/problems.ts'
import type { WebhookEvent } from '#domain/webhooks/webhook-events.ts'
import type { Editor, Transaction } from '../access.ts'
import { recordChange } from '../audit/audit-changes.ts'
import { webhook_deliveries, webhooks } from '../schema/index.ts'

/** The portal itself, where it switches a webhook off. */
const PORTAL: Editor = { id: null, email: 'webhooks' }

type Webhook = typeof webhooks.$inferSelect

/** What the audit trail has of a webhook: some receivers have a secret in the path of their address. */
const audited = ({ name, address, events, is_active }: Webhook) => ({
  name,
  host: new URL(address).host,
  events,
  is_active,
})

/** Stores a webhook, whose secret is encrypted already. */
export async function createWebhook(
  tx: Transaction,
  editor: Editor,
  webhook: { name: string; address: string; events: readonly WebhookEvent[]; secret: string },
): Promise<{ id: string }> {
  const [stored] = await tx
    .insert(webhooks)
    .values({ ...webhook, events: [...webhook.events], created_by: editor.email })
    .returning()
  if (stored === undefined) throw new Error('The webhook was not stored')
  const after = audited(stored)
  await recordChange(tx, editor, { table: 'webhooks', action: 'create', row_id: stored.id, after })
  return { id: stored.id }
}

/**
 * Changes what a webhook is called, where it is called and about what; calls that wait go to the new address, which has
 * not failed yet. Throws NotFound.
 */
export async function updateWebhook(
  tx: Transaction,
  editor: Editor,
  { id, name, address, events }: Pick<Webhook, 'id' | 'name' | 'address' | 'events'>,
): Promise<void> {
  const before = await getWebhook(tx, id)
  const isMoved = address !== before.address
  const changed = { name, address, events, ...(isMoved ? { failing_since: null } : {}) }
  await tx.update(webhooks).set(changed).where(eq(webhooks.id, id))
  // Two addresses of one host differ in what the trail does not say.
  await noteUpdate(tx, editor, before, {
    ...audited({ ...before, ...changed }),
    ...(isMoved ? { address: 'changed' } : {}),
  })
}

/** Replaces what calls are signed with, encrypted already; calls that wait are signed with the new one. Throws NotFound. */
export async function replaceSecret(
  tx: Transaction,
  editor: Editor,
  { id, secret }: Pick<Webhook, 'id' | 'secret'>,
): Promise<void> {
  const before = await getWebhook(tx, id)
  await tx.update(webhooks).set({ secret }).where(eq(webhooks.id, id))
  await noteUpdate(tx, editor, before, { ...audited(before), secret: 'replaced' })
}

/** Switches a webhook on, as one that never failed, or off; what waits for an attempt is then given up. Throws NotFound. */
export async function switchWebhook(
  tx: Transaction,
  editor: Editor,
  { id, is_active }: { id: string; is_active: boolean },
): Promise<void> {
  const before = await getWebhook(tx, id)
  const changed = { is_active, failing_since: null, given_up_at: null }
  await tx.update(webhooks).set(changed).where(eq(webhooks.id, id))
  if (!is_active) await giveUpWaiting(tx, id)
  await noteUpdate(tx, editor, before, audited({ ...before, is_active }))
}

/** Switches a webhook off because its receiver failed for days; the list says since when. */
export async function giveUpWebhook(tx: Transaction, id: string, now: Date): Promise<void> {
  const before = await getWebhook(tx, id)
  if (!before.is_active) return
  await tx.update(webhooks).set({ is_active: false, given_up_at: now }).where(eq(webhooks.id, id))
  await giveUpWaiting(tx, id)
  await noteUpdate(tx, PORTAL, before, audited({ ...before, is_active: false }))
}

/** Removes a webhook with its calls. Throws NotFound. */
export async function removeWebhook(tx: Transaction, editor: Editor, id: string): Promise<void> {
  const before = audited(await getWebhook(tx, id))
  await tx.delete(webhooks).where(eq(webhooks.id, id))
  await recordChange(tx, editor, { table: 'webhooks', action: 'remove', row_id: id, before })
}

/** A webhook, which nothing else changes until the transaction ends. Throws NotFound. */
export async function getWebhook(tx: Transaction, id: string): Promise<Webhook> {
  const [webhook] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update')
  if (webhook === undefined) throw new NotFound('webhook_not_found')
  return webhook
}

const noteUpdate = (tx: Transaction, editor: Editor, before: Webhook, after: AuditedRow) =>
  recordChange(tx, editor, {
    table: 'webhooks',
    action: 'update',
    row_id: before.id,
    before: audited(before),
    after,
  })

const giveUpWaiting = (tx: Transaction, id: string) =>
  tx.update(webhook_deliveries).set({ next_attempt_at: null }).where(eq(webhook_deliveries.webhook_id, id))
