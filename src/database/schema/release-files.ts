import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ScreeningFlag } from '#domain/trade/screening.ts'
import { NARROWED } from '#domain/trade/trade-selection.ts'
import { id } from './columns.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * One species' trade records of a release as a Parquet file. A row never changes and is never removed, so that an address
 * means the same bytes for ever; other bytes of the same release and species are a revision of their own.
 */
export const release_files = pgTable(
  'release_files',
  {
    id: id(),
    /** The publisher's version, e.g. 2025.1; 'simulated' for simulated records. */
    release: text().notNull(),
    revision: integer().notNull(),
    /** The name that the species had when the file was written; part of the address. */
    scientific_name: text().notNull(),
    /** Not a reference: the file stays when the species goes, and is found again when it comes back. */
    species_id: uuid().notNull(),
    /** Of the bytes, in hexadecimal digits. */
    sha256: text().notNull(),
    rows: integer().notNull(),
    size: integer().notNull(),
    /** The last year that the release holds in full, as it stood when the file was written. */
    last_complete_year: integer(),
    bytes: bytes().notNull(),
    /** What screening finds in the file, by its last complete year; null where the file was written before this was stored. */
    screening_flags: json().$type<ScreeningFlag[]>(),
    /** Whether it holds the records in use. */
    is_current: boolean().notNull().default(true),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('release_files_address').on(table.release, table.revision, table.scientific_name),
    uniqueIndex('release_files_one_current').on(table.species_id).where(sql`${table.is_current}`),
    index('release_files_species_idx').on(table.species_id),
    index('release_files_name_idx').on(table.scientific_name, table.revision),
  ],
)

/** The same rows as CSV packed with gzip, as they were packed once: another version of the packer gives other bytes. */
export const release_csv_files = pgTable('release_csv_files', {
  file_id: uuid()
    .primaryKey()
    .references(() => release_files.id, { onDelete: 'cascade' }),
  /** Of the packed bytes, in hexadecimal digits. */
  sha256: text().notNull(),
  size: integer().notNull(),
  bytes: bytes().notNull(),
})

/** What is known of each release of trade records that was ever in use: its files stay, and so does what describes them. */
export const trade_releases = pgTable('trade_releases', {
  /** As addresses name it: 2025.1, or 'simulated'. */
  release: text().primaryKey(),
  title: text().notNull(),
  version: text(),
  publisher: text(),
  citation: text(),
  licence: text(),
  address: text(),
  retrieved_date: date(),
  row_count: integer().notNull(),
  /** The ids of the species that it covers; empty where it is the whole dataset. */
  covers: jsonb().$type<string[]>(),
  checksum: text(),
  first_year: integer(),
  last_year: integer(),
  last_complete_year: integer(),
  simulated: boolean().notNull(),
  /** When it first came into use. */
  published_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/**
 * Every value that the records of any release carried, by the column that a selection narrows. It only grows, so that an
 * address that names a release is still answered after later releases.
 */
export const known_trade_values = pgTable(
  'known_trade_values',
  {
    narrowed: text({ enum: NARROWED }).notNull(),
    /** '-' stands for not reported; of `unit` it is the measure. */
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.narrowed, table.value] })],
)
