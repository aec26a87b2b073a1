import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { AUDIT_ACTIONS } from '#domain/audit/audit-actions.ts'
import { PUBLISHED_TABLES } from '#domain/audit/published-fields.ts'
import { SPECIES_CHANGE_ACTIONS } from '#domain/audit/species-change.ts'
import { id } from './columns.ts'

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

/**
 * What changed in the records of species, as it is published: without persons, and only in fields that may be published
 * of. Written in the change's own transaction; a row is never changed or removed, so that its id names it for ever.
 */
export const species_changes = pgTable(
  'species_changes',
  {
    id: id(),
    changed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Not a reference: published changes stay when the species is removed. */
    species_id: uuid().notNull(),
    /** The name that it had. */
    scientific_name: text().notNull(),
    /** The kind of record, by its table. */
    table_name: text({ enum: PUBLISHED_TABLES }).notNull(),
    row_id: uuid().notNull(),
    action: text({ enum: SPECIES_CHANGE_ACTIONS }).notNull(),
    /** The fields that changed. */
    fields: text().array().notNull(),
    /** What may be quoted of the record, before and after; empty where there was, or is, none. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** Of a new assessment: the category of the one before it in the same region. */
    former_status: text(),
  },
  (table) => [
    index('species_changes_changed_at_idx').on(table.changed_at),
    index('species_changes_species_idx').on(table.species_id, table.changed_at),
  ],
)
