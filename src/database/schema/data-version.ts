import { sql } from 'drizzle-orm'
import { bigint, boolean, check, pgTable, text } from 'drizzle-orm/pg-core'

/** One row that rises with every public change; answers carry it as ETag and caches are keyed by it. */
export const data_version = pgTable(
  'data_version',
  {
    only_row: boolean().primaryKey().default(true),
    version: bigint({ mode: 'number' }).notNull().default(1),
  },
  (table) => [check('data_version_one_row', sql`${table.only_row}`)],
)

/** The data version with which each scope last changed; data-scopes.ts says what scopes there are. */
export const scope_versions = pgTable('scope_versions', {
  scope: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
})
