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
