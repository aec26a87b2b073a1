import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { NAME_LANGUAGES } from '#domain/names/name-languages.ts'
import { curated } from './columns.ts'
import { ofSpecies } from './of-species.ts'
import { uniqueIndexes } from './unique-keys.ts'

/** What a species is called in one language. */
export const common_names = pgTable(
  'common_names',
  {
    ...ofSpecies(),
    name: text().notNull(),
    language: text({ enum: NAME_LANGUAGES }).notNull(),
    /** The exact language where `language` says 'other' or groups several. */
    iso_639: text(),
    is_main: boolean().notNull().default(false),
    ...curated(),
  },
  (table) => [
    ...uniqueIndexes('common_names', table),
    index('common_names_species_idx').on(table.species_id),
    // The order of its CSV file.
    index('common_names_order_idx').on(
      sql`${table.name} collate "C"`,
      sql`${table.language} collate "C"`,
      table.id,
    ),
  ],
)
