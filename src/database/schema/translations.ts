import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  TRANSLATED_FIELDS,
  TRANSLATED_TABLES,
  TRANSLATION_LANGUAGES,
  type TranslatedField,
} from '#domain/translations/translated-fields.ts'
import { curated, id, isOneOf } from './columns.ts'

/**
 * A text of another table in one of the languages beside English. It stays when its record is removed, so that it
 * is shown again if that is restored, and not meanwhile.
 */
export const translations = pgTable(
  'translations',
  {
    id: id(),
    table_name: text({ enum: TRANSLATED_TABLES }).notNull(),
    record_id: uuid().notNull(),
    field: text().$type<TranslatedField>().notNull(),
    language: text({ enum: TRANSLATION_LANGUAGES }).notNull(),
    text: text().notNull(),
    /** The English as it stood when it was translated; once the record says something else, this is outdated. */
    original_text: text().notNull(),
    /** The English that it was translated from, where that had minor edits since and the translation stayed current. */
    kept_from: text(),
    ...curated(),
  },
  (table) => [
    uniqueIndex('translations_text_key').on(table.record_id, table.table_name, table.field, table.language),
    check('translations_language_known', isOneOf(table.language, TRANSLATION_LANGUAGES)),
    check('translations_field_translated', isTranslatedField(table)),
  ],
)

function isTranslatedField({ table_name, field }: { table_name: AnyPgColumn; field: AnyPgColumn }): SQL {
  const ofTables = TRANSLATED_TABLES.map(
    (name) => sql`${isOneOf(table_name, [name])} and ${isOneOf(field, TRANSLATED_FIELDS[name])}`,
  )
  return sql.join(ofTables, sql` or `)
}
