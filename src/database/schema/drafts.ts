import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { CURATED_TOPIC_NAMES } from '#domain/curation/curated-topics.ts'
import { DRAFT_STATES, type DRAFT_STEPS } from '#domain/drafts/draft-actions.ts'
import { id, isOneOf } from './columns.ts'

/** What was done with a draft, when and by whom. */
export interface DraftStep {
  action: (typeof DRAFT_STEPS)[number]
  by: string
  at: string
  comment?: string
  /** Why it was refused: a key of `admin:validation`, and the fields that it concerns. */
  problem?: string
  fields?: string[]
}

/** A change of a record, or a new one, that is not published yet; and published ones, as a trace. */
export const drafts = pgTable(
  'drafts',
  {
    id: id(),
    table_name: text({ enum: CURATED_TOPIC_NAMES as [string, ...string[]] }).notNull(),
    /** Null for a new record. */
    row_id: uuid(),
    /** The species it belongs to, or is. */
    species_id: uuid(),
    /** The record as it was stored when the draft was last written. */
    base: jsonb().$type<Record<string, unknown>>(),
    /** What the form held. */
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: DRAFT_STATES }).notNull().default('draft'),
    /** Who wrote it last. */
    author_id: text(),
    author_email: text().notNull(),
    /** The day, in UTC, on which it is published. */
    publish_on: date(),
    /** Who decided about the day, and is named by the audit trail when it comes. */
    publisher_id: text(),
    publisher_email: text(),
    steps: jsonb().$type<DraftStep[]>().notNull().default([]),
    version: integer().notNull().default(1),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('drafts_state_known', isOneOf(table.state, DRAFT_STATES)),
    check(
      'drafts_scheduled_has_day',
      sql`${table.state} <> 'scheduled' or (${table.publish_on} is not null and ${table.publisher_email} is not null)`,
    ),
    uniqueIndex('drafts_one_open')
      .on(table.table_name, table.row_id)
      .where(sql`${table.state} <> 'published'`),
    index('drafts_state_idx').on(table.state, table.publish_on),
  ],
)
