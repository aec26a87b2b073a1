import {
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ComparedSpecies } from '#domain/releases/compare-jobs.ts'
import { id } from './columns.ts'

/**
 * What a species' files of two releases differ in. A file never changes, so neither does a row: it is found by the digests
 * of both files, the last complete years and the rules that it was counted by.
 */
export const release_differences = pgTable(
  'release_differences',
  {
    id: id(),
    /** SHA-256 of the file of the earlier release, in hexadecimal digits; empty where that has no row of the species. */
    before_sha256: text().notNull(),
    /** The same of the later release. */
    after_sha256: text().notNull(),
    before_last_complete_year: integer(),
    after_last_complete_year: integer(),
    /** Digest of the sources of the rules that counted. */
    rules: text().notNull(),
    /** As text, so that numbers and their order stay as they were counted. */
    compared: json().$type<ComparedSpecies>().notNull(),
  },
  (table) => [
    unique('release_differences_once')
      .on(
        table.before_sha256,
        table.after_sha256,
        table.rules,
        table.before_last_complete_year,
        table.after_last_complete_year,
      )
      .nullsNotDistinct(),
  ],
)

/** How many rows that name a country differ between a species' files of two releases. */
export const release_country_differences = pgTable(
  'release_country_differences',
  {
    difference_id: uuid().notNull(),
    country_code: text().notNull(),
    exporter_before: integer().notNull(),
    exporter_after: integer().notNull(),
    exporter_added: integer().notNull(),
    exporter_removed: integer().notNull(),
    exporter_changed: integer().notNull(),
    importer_before: integer().notNull(),
    importer_after: integer().notNull(),
    importer_added: integer().notNull(),
    importer_removed: integer().notNull(),
    importer_changed: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.difference_id, table.country_code] }),
    foreignKey({
      name: 'release_country_differences_of_files',
      columns: [table.difference_id],
      foreignColumns: [release_differences.id],
    }).onDelete('cascade'),
    index('release_country_differences_country_idx').on(table.country_code, table.difference_id),
  ],
)

/**
 * What was counted over the files of all species in use, so that it is counted once for a release and not after each start.
 * A later release, or later rules of counting, take the place of all of it.
 */
export const trade_counts = pgTable(
  'trade_counts',
  {
    /** Digest of the species and their files. */
    files: text().notNull(),
    /** Digest of the sources of the rules that counted. */
    rules: text().notNull(),
    /** The question as JSON. */
    job: text().notNull(),
    /** As text, so that it is read in the order in which it was written. */
    answer: json().$type<unknown>().notNull(),
    counted_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.files, table.rules, table.job] })],
)
