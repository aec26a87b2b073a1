import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { DATASETS } from '#domain/releases/datasets.ts'
import { id } from './columns.ts'

/** One row per dataset in use: what it is, where it comes from, how much of it there is, and whether it is simulated. */
export const dataset_releases = pgTable(
  'dataset_releases',
  {
    id: id(),
    dataset: text({ enum: DATASETS }).notNull(),
    title: text().notNull(),
    version: text(),
    publisher: text(),
    citation: text(),
    licence: text(),
    address: text(),
    retrieved_date: date(),
    /** The last day whose decisions or publications the dataset takes into account. */
    covered_until: date(),
    row_count: integer().notNull().default(0),
    /** SHA-256 over what was read; the same files give the same checksum. */
    checksum: text(),
    first_year: integer(),
    last_year: integer(),
    last_complete_year: integer(),
    simulated: boolean().notNull().default(false),
    /** Comparative tabulations are sums by year and partner, so their rows are not shipments. */
    aggregated: boolean().notNull().default(false),
    loaded_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('dataset_releases_dataset_key').on(sql`${table.dataset}`)],
)
