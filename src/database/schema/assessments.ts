import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { REASONS_FOR_CHANGE } from '#domain/assessments/reason-for-change.ts'
import { RED_LIST_CATEGORIES } from '#domain/assessments/red-list.ts'
import { curated, isOneOf } from './columns.ts'
import { ofSpecies } from './of-species.ts'
import { uniqueIndexes } from './unique-keys.ts'

/** A published Red List assessment. Not Evaluated is the absence of a row. */
export const iucn_assessments = pgTable(
  'iucn_assessments',
  {
    ...ofSpecies(),
    /** The IUCN's own id of the assessment. */
    assessment_id: integer(),
    year_published: integer().notNull(),
    /** One of today's nine codes; empty where the original category has no equal among them. */
    status: text({ enum: RED_LIST_CATEGORIES }),
    /** The category as published, e.g. LR/cd or V. */
    original_category: text(),
    is_latest: boolean().notNull().default(false),
    /** Empty where the source does not state it, which is not the same as no. */
    possibly_extinct: boolean(),
    possibly_extinct_in_wild: boolean(),
    url: text(),
    /** 1 Global, 2 Europe; the IUCN's codes. */
    scope_code: text().notNull().default('1'),
    scope_description: text().notNull().default('Global'),
    population_trend: text(),
    criteria: text(),
    /** Why the category differs from that of the assessment before; empty where it was not looked up. */
    reason_for_change: text({ enum: REASONS_FOR_CHANGE }),
    reason_for_change_source: text(),
    threats_text: text(),
    assessment_notes: text(),
    ...curated(),
  },
  (table) => [
    uniqueIndex('iucn_assessments_one_latest')
      .on(table.species_id, table.scope_code)
      .where(sql`${table.is_latest}`),
    ...uniqueIndexes('iucn_assessments', table),
    index('iucn_assessments_species_idx').on(table.species_id),
    check('iucn_assessments_year_plausible', sql`${table.year_published} between 1900 and 2200`),
    check('iucn_assessments_status_known', isOneOf(table.status, RED_LIST_CATEGORIES)),
    check('iucn_assessments_reason_known', isOneOf(table.reason_for_change, REASONS_FOR_CHANGE)),
    check(
      'iucn_assessments_says_something',
      sql`${table.status} is not null or ${table.original_category} is not null`,
    ),
  ],
)
