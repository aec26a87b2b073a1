import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { REFERENCE_TYPES } from '#domain/references/reference-types.ts'
import { SPECIES_TEXTS } from '#domain/species/species-texts.ts'
import { curated, isOneOf } from './columns.ts'
import { ofSpecies } from './of-species.ts'

/** A scientific work about a species. */
export const references = pgTable(
  'references',
  {
    ...ofSpecies(),
    authors: text(),
    year: integer(),
    title: text().notNull(),
    journal: text(),
    doi: text(),
    /** Where a work without a DOI can be read. */
    url: text(),
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

/** A publication that supports one of a species' texts, or part of it. `checked`: the text was compared with it. */
export const species_text_sources = pgTable(
  'species_text_sources',
  {
    ...ofSpecies(),
    field: text({ enum: SPECIES_TEXTS }).notNull(),
    reference_id: uuid()
      .notNull()
      .references(() => references.id),
    /** Which statements of the text it supports, e.g. 'range, depth of dives'. */
    supports: text(),
    ...curated(),
  },
  (table) => [
    uniqueIndex('species_text_sources_key').on(table.species_id, table.field, table.reference_id),
    check('species_text_sources_field_known', isOneOf(table.field, SPECIES_TEXTS)),
  ],
)
