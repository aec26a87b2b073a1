import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { curated, decimal, id } from './columns.ts'
import { ofSpecies } from './of-species.ts'
import { dataset_releases } from './releases.ts'

/** A kind of product that seizure records name. */
export const illegal_trade_products = pgTable('illegal_trade_products', {
  id: id(),
  product_code: text().unique(),
  product_name: text().notNull().unique(),
  main_category: text(),
  subcategory: text(),
  is_high_value: boolean().notNull().default(false),
  ...curated(),
})

/** A reported seizure record. In the published table a row is one taxon and kind of use per database, mostly undated. */
export const illegal_trade_seizures = pgTable(
  'illegal_trade_seizures',
  {
    ...ofSpecies(),
    seizure_year: integer(),
    seizure_date: date(),
    country_code: text(),
    product_type_id: uuid().references(() => illegal_trade_products.id),
    product_category: text(),
    quantity: decimal(),
    unit: text(),
    /** cites, lemis, wtp or what a plain table names. */
    source_database: text(),
    reference: text(),
    /** The import that brought the row; empty for curators' rows. */
    dataset_release_id: uuid().references(() => dataset_releases.id, { onDelete: 'cascade' }),
    ...curated(),
  },
  (table) => [
    index('illegal_trade_seizures_species_idx').on(table.species_id),
    check('illegal_trade_seizures_year_plausible', sql`${table.seizure_year} between 1900 and 2200`),
  ],
)
