import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Narrows a question about all species to those with some ids; without ids it stays one about all. */
export const ofSpecies = (column: PgColumn, ids: readonly string[] | undefined): SQL | undefined =>
  ids && inArray(column, [...ids])
