import { boolean, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { DATASETS } from '#domain/releases/datasets.ts'
import { id } from './columns.ts'

/**
 * The releases in use: what each is, where it comes from, how many of its rows are in use, and whether it is simulated. A
 * dataset may rest on several, each of which covers a part of it.
 */
export const dataset_releases = pgTable(
  'dataset_releases',
  {
    id: id(),
    dataset: text({ enum: DATASETS }).notNull(),
    title: text().notNull(),
    version: text(),
    publisher: text(),
    citation: text(),
    doi: text(),
    licence: text(),
    address: text(),
    retrieved_date: date(),
    /** The last day whose decisions or publications the dataset takes into account. */
    covered_until: date(),
    row_count: integer().notNull().default(0),
    /** The ids of the species that it covers; empty where it is the whole dataset. */
    covers: jsonb().$type<string[]>(),
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
  (table) => [index('dataset_releases_dataset_idx').on(table.dataset)],
)
