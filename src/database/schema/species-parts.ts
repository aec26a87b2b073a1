import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { RED_LIST_CATEGORIES } from '#domain/assessments/red-list.ts'
import { IMAGE_OUTCOMES } from '#domain/species/image-outcomes.ts'
import { curated, isOneOf } from './columns.ts'
import { ofSpecies } from './of-species.ts'
import { species } from './species.ts'
import { uniqueIndexes } from './unique-keys.ts'

/** Where one text or population fact of a species comes from; a species row holds the values, this their origin. */
export const species_field_sources = pgTable(
  'species_field_sources',
  {
    ...ofSpecies(),
    field: text().notNull(),
    /** The year the fact was published for, where the source names one. */
    year: integer(),
    ...curated(),
  },
  (table) => [uniqueIndex('species_field_sources_field_key').on(table.species_id, table.field)],
)

/** Another name of a species: trade rows and searches match it too. */
export const species_synonyms = pgTable(
  'species_synonyms',
  {
    ...ofSpecies(),
    synonym: text().notNull(),
    /** former name, name of another list, or spelling. */
    kind: text().notNull(),
    ...curated(),
  },
  (table) => [
    ...uniqueIndexes('species_synonyms', table),
    index('species_synonyms_species_idx').on(table.species_id),
  ],
)

/** A part of a species that is assessed or managed on its own. */
export const subpopulations = pgTable(
  'subpopulations',
  {
    ...ofSpecies(),
    subpopulation_name: text().notNull(),
    region: text(),
    /** Its own Red List category, never that of the species. */
    status: text({ enum: RED_LIST_CATEGORIES }),
    year_published: integer(),
    /** The IUCN's number of the subpopulation. */
    sis_id: integer(),
    notes: text(),
    ...curated(),
  },
  (table) => [
    index('subpopulations_species_idx').on(table.species_id),
    check('subpopulations_year_plausible', sql`${table.year_published} between 1900 and 2200`),
    check('subpopulations_status_known', isOneOf(table.status, RED_LIST_CATEGORIES)),
  ],
)

/** Something done for a species, as curators enter it. */
export const conservation_measures = pgTable(
  'conservation_measures',
  {
    ...ofSpecies(),
    measure: text().notNull(),
    /** When it began, where that is known. */
    start_date: date(),
    description: text(),
    ...curated(),
  },
  (table) => [index('conservation_measures_species_idx').on(table.species_id)],
)

/** Where a species lives, as curators enter it; the range states of CMS stand with its listings. */
export const distribution_ranges = pgTable(
  'distribution_ranges',
  {
    ...ofSpecies(),
    country_code: text(),
    region: text(),
    presence: text(),
    notes: text(),
    ...curated(),
  },
  (table) => [index('distribution_ranges_species_idx').on(table.species_id)],
)

/** What endangers a species, as curators enter it. */
export const species_threats = pgTable(
  'species_threats',
  {
    ...ofSpecies(),
    threat: text().notNull(),
    severity: text(),
    description: text(),
    ...curated(),
  },
  (table) => [index('species_threats_species_idx').on(table.species_id)],
)

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** What the taxon service answered about a species' picture, asked once and stored; the picture is served from here. */
export const species_images = pgTable('species_images', {
  species_id: uuid()
    .primaryKey()
    .references(() => species.id, { onDelete: 'cascade' }),
  outcome: text({ enum: IMAGE_OUTCOMES }).notNull(),
  attribution: text(),
  license_code: text(),
  /** The taxon's own page at the service. */
  page_url: text(),
  content_type: text(),
  picture: bytes(),
  /** The same picture at full size, for the zoom dialog. */
  large_content_type: text(),
  large_picture: bytes(),
  asked_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
