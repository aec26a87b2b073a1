import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { AUDIT_ACTIONS } from '#domain/audit/audit-actions.ts'

/** Every change by a person or an import: who, when, what, the row before and after. Written in the change's own transaction. */
export const audit_log = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    changed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    editor_id: text(),
    editor_email: text().notNull(),
    /** The name and first letters of the API token that the change was made with; null for a person at a screen. */
    editor_token: text(),
    table_name: text().notNull(),
    row_id: text(),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [index('audit_log_row_idx').on(table.table_name, table.row_id)],
)
