import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { COUNTRY_KINDS } from '#domain/countries/country-kinds.ts'
import { curated, id } from './columns.ts'

/** Countries and territories, former states and the pseudo-codes of CITES. NA is Namibia. */
export const countries = pgTable(
  'countries',
  {
    id: id(),
    country_code: text().notNull().unique(),
    country_name: text().notNull(),
    kind: text({ enum: COUNTRY_KINDS }).notNull().default('country'),
    /** One of the eight states of the Arctic Council. */
    arctic_council: boolean().notNull().default(false),
    nammco_member: boolean().notNull().default(false),
    ...curated(),
  },
  (table) => [check('countries_code_shape', sql`${table.country_code} ~ '^[A-Z][A-Z0-9]$'`)],
)
