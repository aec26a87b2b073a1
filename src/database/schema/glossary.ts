import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { DISPLAY_CONTEXTS, GLOSSARY_CATEGORIES } from '#domain/glossary/glossary-vocabulary.ts'
import { curated, id, isOneOf } from './columns.ts'
import { uniqueIndexes } from './unique-keys.ts'

/** A word of this field, explained; in the editors' own words unless the source says otherwise. */
export const glossary_terms = pgTable(
  'glossary_terms',
  {
    id: id(),
    term: text().notNull(),
    acronym: text(),
    definition: text().notNull(),
    category: text({ enum: GLOSSARY_CATEGORIES }).notNull(),
    subcategory: text(),
    examples: text(),
    related_terms: text().array(),
    /** 0 to 10; 8 and more carry the 'important' badge. */
    priority: integer().notNull().default(5),
    display_contexts: text({ enum: DISPLAY_CONTEXTS }).array(),
    ...curated(),
  },
  (table) => [
    ...uniqueIndexes('glossary_terms', table),
    check('glossary_terms_priority_range', sql`${table.priority} between 0 and 10`),
    check('glossary_terms_category_known', isOneOf(table.category, GLOSSARY_CATEGORIES)),
  ],
)
