import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { curated } from './columns.ts'
import { ofSpecies } from './of-species.ts'

/** What a curator adds to the events that follow from assessments and listings by rule. */
export const timeline_events = pgTable(
  'timeline_events',
  {
    ...ofSpecies(),
    event_type: text().notNull(),
    event_date: date(),
    year: integer(),
    title: text().notNull(),
    description: text(),
    ...curated(),
  },
  (table) => [index('timeline_events_species_idx').on(table.species_id)],
)
