import { asc, eq, sql } from 'drizzle-orm'
import type { Reader } from '../access.ts'
import { references } from '../schema/index.ts'

/** Scientific works about a species, newest first, undated last. */
export function listReferences(db: Reader, species_id: string) {
  const { id, authors, year, title, journal, doi, type, full_citation, source, checked } = references
  return db
    .select({ id, authors, year, title, journal, doi, type, full_citation, source, checked })
    .from(references)
    .where(eq(references.species_id, species_id))
    .orderBy(sql`${year} desc nulls last`, asc(authors), asc(title))
}
