import { asc, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../access.ts'
import { species } from '../schema/index.ts'

/** The species that meet a condition, in the order of `byScientificName`. */
export async function listSpeciesWhere(db: Reader, condition: SQL) {
  const { id, scientific_name } = species
  return db
    .select({ id, scientific_name })
    .from(species)
    .where(condition)
    .orderBy(sql`${scientific_name} collate "C"`, asc(id))
}
