import { and, asc, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import { isDelivered, isHopeless, nextAttempt } from '#domain/webhooks/retry-schedule.ts'
import { type DeliveryEvent, WEBHOOK_EVENTS } from '#domain/webhooks/webhook-events.ts'
import { messageOf } from '#domain/webhooks/webhook-message.ts'
import type { Database, Transaction } from '../access.ts'
import { currentDataVersion } from '../releases/data-version-queries.ts'
import { webhook_deliveries, webhooks } from '../schema/index.ts'
import { takeChanges } from './webhook-changes-changes.ts'
import { getWebhook, giveUpWebhook } from './webhooks-changes.ts'
import { givenUpSince } from './webhooks-queries.ts'

/** Calls are listed for so long. */
const LISTED_MS = 30 * 86_400_000
/** After which another process takes over a call whose process was ended meanwhile. Longer than an attempt takes. */
const CLAIMED_MS = 60_000
/** Calls that a webhook gives up after this time are reported again. */
const TOLD_AGAIN_MS = 86_400_000
/** Attempts that one process makes at once. */
const MOST_AT_ONCE = 10

/** How an attempt ended: with the status of an answer, or why there was none. */
export interface AttemptOutcome {
  status: number | null
  problem: string | null
}

/** A call with what is needed to make it. */
export type DueDelivery = Awaited<ReturnType<typeof claimDue>>[number]

/** Makes one call of each active webhook about what was changed since the last time, and forgets calls of long ago. */
export async function planDeliveries(tx: Transaction, now: Date): Promise<void> {
  const changes = await takeChanges(tx)
  if (changes.length === 0) return
  const active = await tx.select().from(webhooks).where(eq(webhooks.is_active, true))
  const data_version = await currentDataVersion(tx)
  for (const event of WEBHOOK_EVENTS) {
    const told = changes.filter((change) => change.event === event)
    const called = active.filter(({ events }) => events.includes(event))
    if (told.length === 0 || called.length === 0) continue
    const body = JSON.stringify(messageOf(event, told, { now, data_version }))
    await tx
      .insert(webhook_deliveries)
      .values(
        called.map(({ id }) => ({ webhook_id: id, event, body, created_at: now, next_attempt_at: now })),
      )
  }
  await tx
    .delete(webhook_deliveries)
    .where(lt(webhook_deliveries.created_at, new Date(now.getTime() - LISTED_MS)))
}

/** Makes a call that only tries the address: once, at once, also while the webhook is off. Throws NotFound. */
export async function planTest(tx: Transaction, webhook_id: string, now: Date): Promise<DueDelivery> {
  const { address, secret } = await getWebhook(tx, webhook_id)
  const event: DeliveryEvent = 'test'
  const data_version = await currentDataVersion(tx)
  const body = JSON.stringify(messageOf(event, [], { now, data_version }))
  const [made] = await tx
    .insert(webhook_deliveries)
    .values({ webhook_id, event, body, created_at: now, attempts: 1 })
    .returning({ id: webhook_deliveries.id })
  if (made === undefined) throw new Error('The call was not stored')
  return { id: made.id, webhook_id, body, attempts: 1, address, secret }
}

/** Takes calls that are due, each for one attempt: no other process makes it meanwhile. */
export async function claimDue(db: Database, now: Date) {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: webhook_deliveries.id })
      .from(webhook_deliveries)
      .where(lte(webhook_deliveries.next_attempt_at, now))
      .orderBy(asc(webhook_deliveries.next_attempt_at))
      .limit(MOST_AT_ONCE)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    await tx
      .update(webhook_deliveries)
      .set({
        attempts: sql`${webhook_deliveries.attempts} + 1`,
        next_attempt_at: new Date(now.getTime() + CLAIMED_MS),
      })
      .where(inArray(webhook_deliveries.id, ids))
    return tx
      .select({
        id: webhook_deliveries.id,
        webhook_id: webhook_deliveries.webhook_id,
        body: webhook_deliveries.body,
        attempts: webhook_deliveries.attempts,
        address: webhooks.address,
        secret: webhooks.secret,
      })
      .from(webhook_deliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhook_deliveries.webhook_id))
      .where(inArray(webhook_deliveries.id, ids))
  })
}

/** What administrators are notified of: a webhook that the portal switched off, or a call that is not tried again. */
export interface GivenUp {
  what: 'webhook' | 'call'
  /** Of the webhook. */
  name: string
}

/**
 * Stores how an attempt ended and when the next one is; gives what was given up because of it. Of the calls of a webhook
 * that are given up within a day, only the first is reported.
 */
export async function noteAttempt(
  tx: Transaction,
  { id, webhook_id, attempts }: Pick<DueDelivery, 'id' | 'webhook_id' | 'attempts'>,
  { status, problem }: AttemptOutcome,
  { now, isTest = false }: { now: Date; isTest?: boolean },
): Promise<GivenUp | undefined> {
  const delivered = isDelivered(status)
  const [webhook] = await tx.select().from(webhooks).where(eq(webhooks.id, webhook_id)).for('update')
  // It was removed meanwhile, and its calls with it.
  if (webhook === undefined) return undefined
  const again = !delivered && !isTest && webhook.is_active ? nextAttempt(attempts, now) : undefined
  await tx
    .update(webhook_deliveries)
    .set({
      attempted_at: now,
      status,
      problem,
      delivered_at: delivered ? now : null,
      next_attempt_at: again ?? null,
    })
    .where(eq(webhook_deliveries.id, id))
  if (delivered) await tx.update(webhooks).set({ failing_since: null }).where(eq(webhooks.id, webhook_id))
  if (delivered || isTest || !webhook.is_active) return undefined
  const failing_since = webhook.failing_since ?? now
  await tx.update(webhooks).set({ failing_since }).where(eq(webhooks.id, webhook_id))
  const { name } = webhook
  if (isHopeless({ failing_since, status }, now)) {
    await giveUpWebhook(tx, webhook_id, now)
    return { what: 'webhook', name }
  }
  if (again !== undefined) return undefined
  const dayAgo = new Date(now.getTime() - TOLD_AGAIN_MS)
  const others = and(
    givenUpSince(dayAgo),
    eq(webhook_deliveries.webhook_id, webhook_id),
    ne(webhook_deliveries.id, id),
  )
  return (await tx.$count(webhook_deliveries, others)) === 0 ? { what: 'call', name } : undefined
}
