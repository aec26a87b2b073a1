import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { TRADE_APPENDICES } from '#domain/listings/appendix.ts'
import type { AnnualSummary, CodedCountry, UnitTotal } from '#domain/trade/trade-summary.ts'
import { FIRST_CITES_YEAR, REPORTER_TYPES } from '#domain/trade/trade-vocabulary.ts'
import { TRADE_TRENDS } from '#domain/trade/trend-values.ts'
import { TREND_VERDICTS } from '#domain/trade/trend-verdict.ts'
import { decimal, isOneOf } from './columns.ts'
import { reportedTradeColumns } from './reported-trade-columns.ts'
import { species } from './species.ts'

/**
 * One line of a party's annual report to CITES. Both sides report, and neither is merged or dropped;
 * lines that agree in everything but their id are separate permits.
 */
export const cites_trade_records = pgTable(
  'cites_trade_records',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Empty once its species was removed; linked again by name when it comes back. */
    species_id: uuid().references(() => species.id, { onDelete: 'set null' }),
    ...reportedTradeColumns(),
  },
  (table) => [
    index('cites_trade_records_species_idx').on(table.species_id, table.year),
    check(
      'cites_trade_records_year_plausible',
      sql`${table.year} between ${sql.raw(String(FIRST_CITES_YEAR))} and 2200`,
    ),
    check('cites_trade_records_appendix_known', isOneOf(table.appendix, TRADE_APPENDICES)),
    check('cites_trade_records_reporter_known', isOneOf(table.reporter_type, REPORTER_TYPES)),
    check('cites_trade_records_quantity_not_negative', sql`${table.quantity} >= 0`),
  ],
)

/** A species' trade records counted once, so that a page needs one row. Rebuilt with every release. */
export const species_trade_summary = pgTable('species_trade_summary', {
  species_id: uuid()
    .primaryKey()
    .references(() => species.id, { onDelete: 'cascade' }),
  total_trade_records: integer().notNull(),
  distinct_years: integer().notNull(),
  distinct_terms: jsonb().$type<string[]>().notNull(),
  distinct_importers: jsonb().$type<CodedCountry[]>().notNull(),
  distinct_exporters: jsonb().$type<CodedCountry[]>().notNull(),
  overall_min_year: integer(),
  overall_max_year: integer(),
  /** Oldest first; a year without a record is absent. */
  annual_summaries: jsonb().$type<AnnualSummary[]>().notNull(),
  /** The plain sum over all units and both reporters; see has_mixed_units. */
  total_quantity: decimal().notNull(),
  avg_annual_trade: decimal(),
  peak_trade_year: integer(),
  /** The trend over all records, by the rule of document 3, section 4. */
  recent_trend: text({ enum: TRADE_TRENDS }).notNull(),
  /** The same rule over complete years, and up to which year that is. */
  complete_years_trend: text({ enum: TRADE_TRENDS }).notNull(),
  last_complete_year: integer(),
  has_mixed_units: boolean().notNull(),
  units: jsonb().$type<UnitTotal[]>().notNull(),
  exporter_reported_records: integer().notNull(),
  importer_reported_records: integer().notNull(),
  last_updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/**
 * The verdict on a species' trade over ten complete years, and its main article. Counted from its file of the release in
 * use, and written with it. Source: trade-methods, sections 2 and 6.
 */
export const species_trade_findings = pgTable(
  'species_trade_findings',
  {
    species_id: uuid()
      .primaryKey()
      .references(() => species.id, { onDelete: 'cascade' }),
    verdict: text({ enum: TREND_VERDICTS }).notNull(),
    window_first: integer().notNull(),
    window_last: integer().notNull(),
    /** Tests of the grid, and how many of them rise and fall. */
    cells: integer().notNull(),
    rise: integer().notNull(),
    fall: integer().notNull(),
    rows_in_window: integer().notNull(),
    /** The article with most rows: what was traded, and in which measure. */
    main_term: text().notNull(),
    main_measure: text().notNull(),
  },
  (table) => [
    check('species_trade_findings_verdict_known', isOneOf(table.verdict, TREND_VERDICTS)),
    check('species_trade_findings_window_in_order', sql`${table.window_first} <= ${table.window_last}`),
  ],
)
