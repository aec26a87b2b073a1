import { uuid } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'
import { species } from './species.ts'

/** The id of a row, and the species that it belongs to; the row goes with it. */
export const ofSpecies = () => ({
  id: id(),
  species_id: uuid()
    .notNull()
    .references(() => species.id, { onDelete: 'cascade' }),
})
