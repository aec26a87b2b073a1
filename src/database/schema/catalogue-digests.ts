import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { TableName } from '#domain/bulk/codebook.ts'

/**
 * What the CSV file of each table of the catalogue comes to, so that it is written once for a change of the table and not after
 * each start. A later version of its data, or later rules of writing it, take the place of it.
 */
export const catalogue_digests = pgTable('catalogue_digests', {
  table_name: text().$type<TableName>().primaryKey(),
  /** The data version with which what the file rests on last changed. */
  version: bigint({ mode: 'number' }).notNull(),
  /** Digest of the sources of the rules that wrote it. */
  rules: text().notNull(),
  rows: integer().notNull(),
  /** Bytes of the file. */
  size: bigint({ mode: 'number' }).notNull(),
  /** Of the bytes, in hexadecimal digits. */
  sha256: text().notNull(),
  counted_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
