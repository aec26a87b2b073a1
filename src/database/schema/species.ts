import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { DRAWINGS } from '#domain/species/drawing.ts'
import { REVIEW_STATES } from '#domain/species/quality-review.ts'
import { curated, id, isOneOf } from './columns.ts'
import { uniqueIndexes } from './unique-keys.ts'

/** A taxonomic family, spelled once; species point to it by name, whatever the case they were written in. */
export const families = pgTable(
  'families',
  {
    id: id(),
    family_name: text().notNull(),
    order_name: text(),
    class: text(),
    description: text(),
    ...curated(),
  },
  (table) => uniqueIndexes('families', table),
)

/** A species (or the one subspecies) of the portal, with its taxonomy, texts and review. */
export const species = pgTable(
  'species',
  {
    id: id(),
    /** The name used by the CITES trade database; names of other lists are synonyms. */
    scientific_name: text().notNull(),
    common_name: text().notNull(),
    kingdom: text().notNull(),
    phylum: text().notNull(),
    class: text().notNull(),
    order_name: text().notNull(),
    family: text().notNull(),
    genus: text().notNull(),
    species_name: text().notNull(),
    authority: text(),
    /** The IUCN's number of the taxon. */
    sis_id: integer(),
    inaturalist_id: integer(),
    /** An administrator's choice of picture; wins over the taxon service's. */
    default_image_url: text(),
    drawing: text({ enum: DRAWINGS }),
    description: text(),
    habitat_description: text(),
    population_trend: text(),
    population_size: text(),
    /** Years, as published. */
    generation_length: text(),
    movement_patterns: text(),
    use_and_trade: text(),
    threats_overview: text(),
    conservation_overview: text(),
    arctic_region: boolean().notNull().default(true),
    manual_review: text({ enum: REVIEW_STATES }).notNull().default('draft'),
    reviewed_by: text(),
    review_date: date(),
    review_notes: text(),
    /** Not shown in public, with all records of the species, until a curator changes it. */
    hidden: boolean().notNull().default(false),
    ...curated(),
  },
  (table) => [
    ...uniqueIndexes('species', table),
    check('species_sis_id_positive', sql`${table.sis_id} > 0`),
    check('species_inaturalist_id_positive', sql`${table.inaturalist_id} > 0`),
    check('species_manual_review_known', isOneOf(table.manual_review, REVIEW_STATES)),
    index('species_family_idx').on(sql`lower(${table.family})`),
    // Asked for with each statement that changes a public table, and by each that visitors read with.
    index('species_hidden_idx').on(table.id).where(sql`${table.hidden}`),
  ],
)
