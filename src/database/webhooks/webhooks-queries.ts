import { and, desc, eq, gt, gte, isNotNull, isNull, min } from 'drizzle-orm'
import { NotFound } from '#domain/problems.ts'
import { MOST_ATTEMPTS } from '#domain/webhooks/retry-schedule.ts'
import type { Database, Reader } from '../access.ts'
import { webhook_deliveries, webhooks } from '../schema/index.ts'

const MOST_LISTED = 50
/** How long calls that were given up are reported. */
const TOLD_MS = 7 * 86_400_000

/** Every webhook without its secret, by name. */
export function listWebhooks(db: Reader & Pick<Database, '$count'>, now: Date) {
  const given_up_calls = db.$count(
    webhook_deliveries,
    and(eq(webhook_deliveries.webhook_id, webhooks.id), givenUpSince(new Date(now.getTime() - TOLD_MS))),
  )
  return db
    .select({
      id: webhooks.id,
      name: webhooks.name,
      address: webhooks.address,
      events: webhooks.events,
      is_active: webhooks.is_active,
      failing_since: webhooks.failing_since,
      given_up_at: webhooks.given_up_at,
      given_up_calls,
      created_by: webhooks.created_by,
      created_at: webhooks.created_at,
    })
    .from(webhooks)
    .orderBy(webhooks.name)
}

/** Calls that were attempted for the last time after this moment, in vain. */
export function givenUpSince(moment: Date) {
  return and(
    isNull(webhook_deliveries.delivered_at),
    isNull(webhook_deliveries.next_attempt_at),
    gte(webhook_deliveries.attempts, MOST_ATTEMPTS),
    gt(webhook_deliveries.attempted_at, moment),
  )
}

/** The latest calls of a webhook. Throws NotFound. */
export async function listDeliveries(db: Reader, id: string) {
  const [known] = await db.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, id))
  if (known === undefined) throw new NotFound('webhook_not_found')
  return db
    .select({
      id: webhook_deliveries.id,
      event: webhook_deliveries.event,
      created_at: webhook_deliveries.created_at,
      attempts: webhook_deliveries.attempts,
      attempted_at: webhook_deliveries.attempted_at,
      delivered_at: webhook_deliveries.delivered_at,
      next_attempt_at: webhook_deliveries.next_attempt_at,
      status: webhook_deliveries.status,
      problem: webhook_deliveries.problem,
    })
    .from(webhook_deliveries)
    .where(eq(webhook_deliveries.webhook_id, id))
    .orderBy(desc(webhook_deliveries.created_at))
    .limit(MOST_LISTED)
}

/** When the next attempt is due; undefined where none waits. */
export async function findNextAttempt(db: Reader): Promise<Date | undefined> {
  const [found] = await db
    .select({ at: min(webhook_deliveries.next_attempt_at) })
    .from(webhook_deliveries)
    .where(isNotNull(webhook_deliveries.next_attempt_at))
  return found?.at ?? undefined
}
