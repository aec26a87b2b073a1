import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { APPENDICES, CMS_APPENDICES, LISTING_SCOPES } from '#domain/listings/appendix.ts'
import { SUSPENSION_ISSUERS } from '#domain/listings/suspension-issuers.ts'
import { curated, decimal, isOneOf } from './columns.ts'
import { countries } from './countries.ts'
import { ofSpecies } from './of-species.ts'
import { uniqueIndexes } from './unique-keys.ts'

/** A species' place in a CITES appendix. One row per change; earlier rows stay as history. */
export const cites_listings = pgTable(
  'cites_listings',
  {
    ...ofSpecies(),
    appendix: text({ enum: APPENDICES }).notNull(),
    /** The first day in force. */
    listing_date: date().notNull(),
    /** The last day in force; empty while it is current, and where the source does not state it. */
    end_date: date(),
    /** Several may be current: a split listing has one per population. */
    is_current: boolean().notNull().default(false),
    covers: text({ enum: LISTING_SCOPES }).notNull().default('species'),
    /** Which population or subspecies; empty where the row covers the species. */
    population_identifier: text(),
    /** The taxon the convention names, e.g. the order Cetacea. */
    listed_under: text(),
    /** The meeting that decided it. */
    cop_listing: text(),
    /** The publisher's own wording, untranslated; shown as the annotation. */
    notes: text(),
    ...curated(),
  },
  (table) => [
    ...uniqueIndexes('cites_listings', table),
    index('cites_listings_species_idx').on(table.species_id),
    check('cites_listings_appendix_known', isOneOf(table.appendix, APPENDICES)),
    check('cites_listings_covers_known', isOneOf(table.covers, LISTING_SCOPES)),
    check(
      'cites_listings_part_is_named',
      sql`${table.covers} = 'species' or ${table.population_identifier} is not null`,
    ),
    check(
      'cites_listings_ends_after_start',
      sql`${table.end_date} is null or ${table.end_date} >= ${table.listing_date}`,
    ),
    check('cites_listings_current_has_no_end', sql`not ${table.is_current} or ${table.end_date} is null`),
  ],
)

/** A species' place in a CMS appendix, with its range as the convention lists it. */
export const cms_listings = pgTable(
  'cms_listings',
  {
    ...ofSpecies(),
    appendix: text({ enum: CMS_APPENDICES }).notNull(),
    /** May be unknown, above all where a species is listed through its family. */
    listing_date: date(),
    is_current: boolean().notNull().default(false),
    agreement: text(),
    listed_under: text(),
    native_distribution: text().array().notNull().default([]),
    introduced_distribution: text().array().notNull().default([]),
    extinct_distribution: text().array().notNull().default([]),
    uncertain_distribution: text().array().notNull().default([]),
    /** Range states that the source names without a category. */
    uncategorised_distribution: text().array().notNull().default([]),
    notes: text(),
    ...curated(),
  },
  (table) => [
    uniqueIndex('cms_listings_one_current').on(table.species_id).where(sql`${table.is_current}`),
    ...uniqueIndexes('cms_listings', table),
    index('cms_listings_species_idx').on(table.species_id),
    check('cms_listings_appendix_known', isOneOf(table.appendix, CMS_APPENDICES)),
  ],
)

/** How the convention on migratory species judges a species' state, in its own words. */
export const cms_assessments = pgTable(
  'cms_assessments',
  {
    ...ofSpecies(),
    /** Free text, e.g. Favourable. */
    status: text().notNull(),
    year_published: integer().notNull(),
    is_latest: boolean().notNull().default(false),
    assessment_notes: text(),
    ...curated(),
  },
  (table) => [
    uniqueIndex('cms_assessments_one_latest').on(table.species_id).where(sql`${table.is_latest}`),
    ...uniqueIndexes('cms_assessments', table),
    index('cms_assessments_species_idx').on(table.species_id),
    check('cms_assessments_year_plausible', sql`${table.year_published} between 1900 and 2200`),
  ],
)

/** A suspension of trade in a species with one country: recommended under CITES, or decided by the European Union. */
export const cites_trade_suspensions = pgTable(
  'cites_trade_suspensions',
  {
    ...ofSpecies(),
    country_id: uuid().references(() => countries.id),
    country_name: text(),
    issued_by: text({ enum: SUSPENSION_ISSUERS }).notNull().default('cites'),
    suspension_start_date: date().notNull(),
    suspension_end_date: date(),
    is_active: boolean().notNull().default(true),
    /** The latest day on which the source shows it in force; empty where the source is current. */
    confirmed_on: date(),
    reason: text(),
    notes: text(),
    ...curated(),
  },
  (table) => [
    ...uniqueIndexes('cites_trade_suspensions', table),
    index('cites_trade_suspensions_species_idx').on(table.species_id),
    check('cites_trade_suspensions_issuer_known', isOneOf(table.issued_by, SUSPENSION_ISSUERS)),
    check(
      'cites_trade_suspensions_country_named',
      sql`${table.country_id} is not null or ${table.country_name} is not null`,
    ),
    check(
      'cites_trade_suspensions_ends_after_start',
      sql`${table.suspension_end_date} is null or ${table.suspension_end_date} >= ${table.suspension_start_date}`,
    ),
  ],
)

/** A party's reservation on a listing: in trade in that species it counts as a state that is not a party. */
export const cites_reservations = pgTable(
  'cites_reservations',
  {
    ...ofSpecies(),
    appendix: text({ enum: APPENDICES }).notNull(),
    country_id: uuid()
      .notNull()
      .references(() => countries.id),
    /** The taxon that the reservation names, e.g. the order Cetacea. */
    listed_under: text(),
    /** Which populations it covers or leaves out; empty where it covers the listing. */
    population: text(),
    start_date: date().notNull(),
    /** The last day in force; empty while it is in force, and where the source gives no date of withdrawal. */
    end_date: date(),
    is_active: boolean().notNull().default(true),
    /** The latest day on which the source shows it in force; empty where it has ended. */
    confirmed_on: date(),
    notes: text(),
    ...curated(),
  },
  (table) => [
    ...uniqueIndexes('cites_reservations', table),
    index('cites_reservations_species_idx').on(table.species_id),
    check('cites_reservations_appendix_known', isOneOf(table.appendix, APPENDICES)),
    check(
      'cites_reservations_ends_after_start',
      sql`${table.end_date} is null or ${table.end_date} >= ${table.start_date}`,
    ),
    check('cites_reservations_active_has_no_end', sql`not ${table.is_active} or ${table.end_date} is null`),
  ],
)

/** How much of a species a country allowed itself to export in one year, as reported to CITES. */
export const cites_export_quotas = pgTable(
  'cites_export_quotas',
  {
    ...ofSpecies(),
    country_id: uuid()
      .notNull()
      .references(() => countries.id),
    year: integer().notNull(),
    quantity: decimal().notNull(),
    /** As published: kg or specimens. */
    unit: text(),
    /** What the quota is for, e.g. 'caviar, source W'. */
    notes: text(),
    ...curated(),
  },
  (table) => [
    ...uniqueIndexes('cites_export_quotas', table),
    index('cites_export_quotas_species_idx').on(table.species_id),
    check('cites_export_quotas_year_plausible', sql`${table.year} between 1975 and 2200`),
    check('cites_export_quotas_quantity_not_negative', sql`${table.quantity} >= 0`),
  ],
)
