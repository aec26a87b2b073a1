import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SpeciesComparison } from '#domain/releases/comparison.ts'
import type { ReleaseCoverage } from '#domain/releases/coverage.ts'
import { IMPORTED_DATASETS } from '#domain/releases/datasets.ts'
import type { ImportProgress, StoredReport } from '#domain/releases/import-report.ts'
import { IMPORT_SOURCES, IMPORT_STATES, OPEN_STATES } from '#domain/releases/import-states.ts'
import type { Fields, ProposedChange } from '#domain/releases/proposed-change.ts'
import { ROW_CHANGES } from '#domain/releases/row-change.ts'
import { id, isOneOf } from './columns.ts'
import type { dataset_releases } from './releases.ts'
import { reportedTradeColumns } from './reported-trade-columns.ts'

/** A release as a row that stands nowhere yet, or no longer. */
export type StoredRelease = typeof dataset_releases.$inferInsert

/** Files a curator sent, or an operator imported: what was read in them, how it compares, and what was decided. */
export const dataset_imports = pgTable(
  'dataset_imports',
  {
    id: id(),
    dataset: text({ enum: IMPORTED_DATASETS }).notNull(),
    source: text({ enum: IMPORT_SOURCES }).notNull(),
    state: text({ enum: IMPORT_STATES }).notNull().default('reading'),
    files: jsonb().$type<{ name: string; bytes: number }[]>().notNull(),
    progress: jsonb().$type<ImportProgress>().notNull(),
    /** Empty while it is read. */
    report: jsonb().$type<StoredReport>(),
    release: jsonb().$type<StoredRelease>(),
    comparison: jsonb().$type<SpeciesComparison[]>(),
    /** Each change by itself, where the dataset is in rows that curators edit. */
    changes: jsonb().$type<ProposedChange[]>(),
    /** What it covers and what stays; empty where it was compared by a version that replaced datasets as a whole. */
    coverage: jsonb().$type<ReleaseCoverage>(),
    /** The release it was compared with; empty where none was in use. */
    compared_with: uuid(),
    /** Why it failed, in one sentence. */
    problem: text(),
    sent_by: text().notNull(),
    sent_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the reading process last reported its progress. */
    told_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    decided_by: text(),
    decided_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    // Records of one dataset wait in one place.
    uniqueIndex('dataset_imports_one_open').on(table.dataset).where(isOneOf(table.state, OPEN_STATES)),
    index('dataset_imports_sent_idx').on(table.sent_at),
    check('dataset_imports_state_known', isOneOf(table.state, IMPORT_STATES)),
  ],
)

/** The rows that differ between the release of an import and the records that it was compared with. */
export const import_differences = pgTable(
  'import_differences',
  {
    import_id: uuid()
      .notNull()
      .references(() => dataset_imports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Not a reference: the row stays readable when the species goes. */
    species_id: uuid(),
    change: text({ enum: ROW_CHANGES }).notNull(),
    /** Empty where the row was added. */
    before: jsonb().$type<Fields>(),
    /** Empty where the row goes. */
    after: jsonb().$type<Fields>(),
  },
  (table) => [primaryKey({ columns: [table.import_id, table.position] })],
)

/** Records of a small dataset that wait to be accepted, as its importer reads them. */
export const staged_records = pgTable(
  'staged_records',
  {
    dataset: text({ enum: IMPORTED_DATASETS }).notNull(),
    position: integer().notNull(),
    record: jsonb().notNull(),
  },
  (table) => [index('staged_records_dataset_idx').on(table.dataset)],
)

/** Trade records that wait to be accepted. */
export const staged_trade_records = pgTable('staged_trade_records', waitingTradeColumns())

/** The set of releases that a dataset can go back to. */
export const previous_releases = pgTable('previous_releases', {
  dataset: text({ enum: IMPORTED_DATASETS }).primaryKey(),
  /** None where the catalogue's own records were in use. */
  releases: jsonb().$type<StoredRelease[]>().notNull().default([]),
  kept_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Rows of a small dataset's previous release, as they stood. */
export const previous_records = pgTable(
  'previous_records',
  {
    dataset: text({ enum: IMPORTED_DATASETS }).notNull(),
    record: jsonb().notNull(),
  },
  (table) => [index('previous_records_dataset_idx').on(table.dataset)],
)

/** The trade records of the previous release. */
export const previous_trade_records = pgTable('previous_trade_records', waitingTradeColumns())

/** The columns of a trade record, without what only records in use need: key, references, indexes, checks. */
function waitingTradeColumns() {
  return { species_id: uuid(), ...reportedTradeColumns() }
}
