import { uuid } from 'drizzle-orm/pg-core'
import { species } from './species.ts'

/** The species that a row belongs to; the row goes with it. */
export const ofSpecies = () =>
  uuid()
    .notNull()
    .references(() => species.id, { onDelete: 'cascade' })
