import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Requests of curators that made something, by the key that each carried: sent again, a request makes nothing more. */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    editor_id: text().notNull(),
    key: text().notNull(),
    /** What was asked for, such as 'cites_listings.create'. */
    procedure: text().notNull(),
    /** SHA-256 of the input, in hexadecimal. */
    input_digest: text().notNull(),
    /** The record that was made; empty only inside the transaction that makes it. */
    record_id: uuid(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.editor_id, table.key] }),
    index('idempotency_keys_time_idx').on(table.created_at),
  ],
)

/** Which curator has which record open in its form at the moment; a form says so again while it is open. */
export const open_records = pgTable(
  'open_records',
  {
    table_name: text().notNull(),
    row_id: text().notNull(),
    editor_id: text().notNull(),
    editor_email: text().notNull(),
    opened_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    seen_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.table_name, table.row_id, table.editor_id] }),
    index('open_records_seen_idx').on(table.seen_at),
  ],
)
