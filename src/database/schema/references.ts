import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { REFERENCE_TYPES } from '#domain/references/reference-types.ts'
import { curated, id } from './columns.ts'
import { species } from './species.ts'

/** A scientific work about a species. */
export const references = pgTable(
  'references',
  {
    id: id(),
    species_id: uuid()
      .notNull()
      .references(() => species.id, { onDelete: 'cascade' }),
    authors: text(),
    year: integer(),
    title: text().notNull(),
    journal: text(),
    doi: text(),
    type: text({ enum: REFERENCE_TYPES }).notNull().default('journal_article'),
    full_citation: text(),
    source_id: text(),
    ...curated(),
  },
  (table) => [
    index('references_species_idx').on(table.species_id),
    check('references_doi_shape', sql`${table.doi} like '10.%/%'`),
  ],
)
