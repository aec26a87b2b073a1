import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { DELIVERY_EVENTS, WEBHOOK_EVENTS } from '#domain/webhooks/webhook-events.ts'
import { isOneOf } from './columns.ts'

/** Addresses that are called after changes of the published data. */
export const webhooks = pgTable('webhooks', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  address: text().notNull(),
  /** What it is called about. */
  events: text({ enum: WEBHOOK_EVENTS }).array().notNull(),
  /** What calls are signed with, encrypted with the key that signs sessions. */
  secret: text().notNull(),
  is_active: boolean().notNull().default(true),
  /** Since when every attempt has failed; null after a success. */
  failing_since: timestamp({ withTimezone: true }),
  /** When the portal itself switched it off, because its receiver failed for days or said that it is gone. */
  given_up_at: timestamp({ withTimezone: true }),
  created_by: text().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Changes of published tables that no webhook was sent yet, written in the change's own transaction. */
export const webhook_changes = pgTable('webhook_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  table_name: text().notNull(),
  row_id: text(),
  action: text().notNull(),
})

/** Calls of webhooks: those that wait for an attempt, and how the others ended. */
export const webhook_deliveries = pgTable(
  'webhook_deliveries',
  {
    /** Sent as `webhook-id`, the same at every attempt. */
    id: uuid().primaryKey().defaultRandom(),
    webhook_id: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text({ enum: DELIVERY_EVENTS }).notNull(),
    /** The bytes that are signed and sent. */
    body: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** When it is attempted next; null once it was delivered or given up. */
    next_attempt_at: timestamp({ withTimezone: true }),
    attempted_at: timestamp({ withTimezone: true }),
    delivered_at: timestamp({ withTimezone: true }),
    /** The status of the last answer; null where there was none. */
    status: integer(),
    /** Why there was no answer, as a key of `admin:webhooks.problems`. */
    problem: text(),
  },
  (table) => [
    check('webhook_deliveries_event_known', isOneOf(table.event, DELIVERY_EVENTS)),
    index('webhook_deliveries_webhook_idx').on(table.webhook_id, table.created_at),
    index('webhook_deliveries_due_idx')
      .on(table.next_attempt_at)
      .where(sql`${table.next_attempt_at} is not null`),
  ],
)
