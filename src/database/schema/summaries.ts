import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { CHANGE_REASONS } from '#domain/assessments/reason-for-change.ts'
import { RED_LIST_CATEGORIES } from '#domain/assessments/red-list.ts'
import { STATUS_CHANGES } from '#domain/assessments/status-change.ts'
import { APPENDICES, CMS_APPENDICES } from '#domain/listings/appendix.ts'
import { CONSERVATION_PRIORITIES } from '#domain/listings/conservation-priority.ts'
import type { QualityIssue } from '#domain/summaries/data-quality.ts'
import { TRADE_TRENDS } from '#domain/trade/trend-values.ts'
import { decimal, id, isOneOf } from './columns.ts'
import { species } from './species.ts'

const percentage = () => numeric({ precision: 5, scale: 2, mode: 'number' })

/**
 * What an article tells of a species in one row: its trade, where it is under the conventions and how it
 * got there. Written by `refresh_all_article_summaries` and `refresh_article_summary_for_species` alone;
 * null is not known, or nothing to tell.
 */
export const article_summary_table = pgTable(
  'article_summary_table',
  {
    id: id(),
    species_id: uuid()
      .notNull()
      .unique()
      .references(() => species.id, { onDelete: 'cascade' }),
    trade_records_count: integer().notNull(),
    /** The plain sum over all units and both reporters; see has_mixed_units. */
    total_quantity: decimal(),
    /** A CITES purpose code. */
    most_recorded_trade_use: text(),
    /** Of all the species' records, 0 to 100, as every percentage here. */
    trade_use_percentage: percentage(),
    /** Sources W, X and R: wild, high seas and ranched. */
    wild_origin_count: integer().notNull(),
    pre_convention_count: integer().notNull(),
    period_start_year: integer(),
    period_end_year: integer(),
    /** Number of specimens in the last recorded year; null where it was reported in other units alone. */
    last_recorded_quantity: decimal(),
    /** The last year with a quantity above zero, whatever the unit. */
    last_recorded_year: integer(),
    /** The trend over all records, by the rule of document 3, section 4. */
    trade_trend: text({ enum: TRADE_TRENDS }).notNull(),
    /** The same rule over complete years, and up to which year that is. */
    complete_years_trend: text({ enum: TRADE_TRENDS }).notNull(),
    last_complete_year: integer(),
    /** Active suspensions, and the countries they concern as a list of `{ country }`. */
    cites_suspensions_count: integer().notNull(),
    cites_suspension_states: jsonb().$type<unknown>().notNull(),
    /** Of the latest global assessment; null where the species was not assessed globally. */
    iucn_status_current: text({ enum: RED_LIST_CATEGORIES }),
    /** Null where the source does not state it. */
    iucn_possibly_extinct: boolean(),
    iucn_possibly_extinct_in_wild: boolean(),
    iucn_status_change: text({ enum: STATUS_CHANGES }),
    /** Why it was uplisted or downlisted; null otherwise. */
    iucn_change_reason: text({ enum: CHANGE_REASONS }),
    cites_status_current: text({ enum: APPENDICES }),
    cites_status_change: text({ enum: STATUS_CHANGES }),
    /** The current CMS listing; the fields that follow describe it. */
    cms_status_current: text({ enum: CMS_APPENDICES }),
    cms_status_change: text({ enum: STATUS_CHANGES }),
    cms_listing_date: date(),
    /** Whole calendar years since the listing, when the summary was made. */
    cms_listing_years: integer(),
    /** Countries of the range; null where the listing names none at all. */
    cms_native_countries_count: integer(),
    cms_introduced_countries_count: integer(),
    cms_extinct_countries_count: integer(),
    /** Every country the listing names, ISO 3166-1 alpha-2, in alphabetical order. */
    cms_distribution_codes: text().array(),
    cms_conservation_priority: text({ enum: CONSERVATION_PRIORITIES }),
    cms_agreement_type: text(),
    cms_listing_notes: text(),
    /** For the convention's own population trends; no source gives them yet. */
    cms_population_trend: text(),
    /** Country codes; the exporter with most records, among the Arctic ones and among all. */
    top_arctic_exporter: text(),
    top_arctic_exporter_percentage: percentage(),
    top_global_exporter: text(),
    top_global_exporter_percentage: percentage(),
    has_mixed_units: boolean().notNull(),
    /** Why the data quality score is below a hundred. */
    data_quality_issues: text().array().$type<QualityIssue[]>().notNull(),
    last_updated: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('article_summary_trade_trend_known', isOneOf(table.trade_trend, TRADE_TRENDS)),
    check('article_summary_complete_years_trend_known', isOneOf(table.complete_years_trend, TRADE_TRENDS)),
    check('article_summary_iucn_change_known', isOneOf(table.iucn_status_change, STATUS_CHANGES)),
    check('article_summary_iucn_reason_known', isOneOf(table.iucn_change_reason, CHANGE_REASONS)),
    check('article_summary_cites_change_known', isOneOf(table.cites_status_change, STATUS_CHANGES)),
    check('article_summary_cms_change_known', isOneOf(table.cms_status_change, STATUS_CHANGES)),
    check('article_summary_period_in_order', sql`${table.period_start_year} <= ${table.period_end_year}`),
  ],
)
