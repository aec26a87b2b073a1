import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { curated, decimal, id } from './columns.ts'
import { countries } from './countries.ts'
import { ofSpecies } from './of-species.ts'
import { dataset_releases } from './releases.ts'

/** An area or stock that catches and quotas are given for; schemes of different years overlap. */
export const management_areas = pgTable('management_areas', {
  id: id(),
  area_name: text().notNull().unique(),
  area_type: text().notNull().default('NAMMCO'),
  ...curated(),
})

/** A reported catch, with its quota where one was set. Empty is not reported, never zero. */
export const catch_records = pgTable(
  'catch_records',
  {
    ...ofSpecies(),
    country_id: uuid().references(() => countries.id),
    management_area_id: uuid().references(() => management_areas.id),
    /** The first year of a season; empty for a period of several years, which is listed and not charted. */
    year: integer(),
    /** Year, season or period as published, e.g. 2004/2005. */
    season: text(),
    catch_total: decimal(),
    quota_amount: decimal(),
    notes: text(),
    data_source: text().notNull().default('NAMMCO'),
    /** The import that brought the row; empty for catalogue and curators' rows. */
    dataset_release_id: uuid().references(() => dataset_releases.id, { onDelete: 'cascade' }),
    ...curated(),
  },
  (table) => [
    index('catch_records_species_idx').on(table.species_id, table.year),
    check('catch_records_when_is_known', sql`${table.year} is not null or ${table.season} is not null`),
    check('catch_records_year_plausible', sql`${table.year} between 1800 and 2200`),
    check('catch_records_not_negative', sql`${table.catch_total} >= 0 and ${table.quota_amount} >= 0`),
  ],
)
