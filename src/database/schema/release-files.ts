import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
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
    bytes: bytes().notNull(),
    /** Whether it holds the records in use. */
    is_current: boolean().notNull().default(true),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('release_files_address').on(table.release, table.revision, table.scientific_name),
    uniqueIndex('release_files_one_current').on(table.species_id).where(sql`${table.is_current}`),
    index('release_files_species_idx').on(table.species_id),
  ],
)
