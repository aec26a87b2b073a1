import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

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
