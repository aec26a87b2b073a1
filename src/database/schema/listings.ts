import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { APPENDICES, CMS_APPENDICES, LISTING_SCOPES } from '#domain/listings/appendix.ts'
import { curated, id, isOneOf } from './columns.ts'
import { countries } from './countries.ts'
import { species } from './species.ts'

/** A species' place in a CITES appendix. One row per change; earlier rows stay as history. */
export const cites_listings = pgTable(
  'cites_listings',
  {
    id: id(),
    species_id: uuid()
      .notNull()
      .references(() => species.id, { onDelete: 'cascade' }),
    appendix: text({ enum: APPENDICES }).notNull(),
    listing_date: date().notNull(),
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
    index('cites_listings_species_idx').on(table.species_id),
    check('cites_listings_appendix_known', isOneOf(table.appendix, APPENDICES)),
    check('cites_listings_covers_known', isOneOf(table.covers, LISTING_SCOPES)),
    check(
      'cites_listings_part_is_named',
      sql`${table.covers} = 'species' or ${table.population_identifier} is not null`,
    ),
  ],
)

/** A species' place in a CMS appendix, with its range as the convention lists it. */
export const cms_listings = pgTable(
  'cms_listings',
  {
    id: id(),
    species_id: uuid()
      .notNull()
      .references(() => species.id, { onDelete: 'cascade' }),
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
    index('cms_listings_species_idx').on(table.species_id),
    check('cms_listings_appendix_known', isOneOf(table.appendix, CMS_APPENDICES)),
  ],
)

/** How the convention on migratory species judges a species' state, in its own words. */
export const cms_assessments = pgTable(
  'cms_assessments',
  {
    id: id(),
    species_id: uuid()
      .notNull()
      .references(() => species.id, { onDelete: 'cascade' }),
    /** Free text, e.g. Favourable. */
    status: text().notNull(),
    year_published: integer().notNull(),
    is_latest: boolean().notNull().default(false),
    assessment_notes: text(),
    ...curated(),
  },
  (table) => [
    uniqueIndex('cms_assessments_one_latest').on(table.species_id).where(sql`${table.is_latest}`),
    index('cms_assessments_species_idx').on(table.species_id),
    check('cms_assessments_year_plausible', sql`${table.year_published} between 1900 and 2200`),
  ],
)

/** A recommendation of the convention to suspend trade in a species with one country. */
export const cites_trade_suspensions = pgTable(
  'cites_trade_suspensions',
  {
    id: id(),
    species_id: uuid()
      .notNull()
      .references(() => species.id, { onDelete: 'cascade' }),
    country_id: uuid().references(() => countries.id),
    country_name: text(),
    suspension_start_date: date().notNull(),
    suspension_end_date: date(),
    is_active: boolean().notNull().default(true),
    reason: text(),
    notes: text(),
    ...curated(),
  },
  (table) => [
    index('cites_trade_suspensions_species_idx').on(table.species_id),
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
