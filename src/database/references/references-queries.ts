import { asc, eq, sql } from 'drizzle-orm'
import { textNotes } from '#domain/references/text-notes.ts'
import type { Reader } from '../access.ts'
import { factColumns } from '../fact-columns.ts'
import type { Given } from '../prepared.ts'
import { references, species_text_sources } from '../schema/index.ts'

/** Scientific works about a species, newest first, undated last. */
export function listReferences(db: Reader, species_id: Given<string>) {
  const { authors, year, title } = references
  return db
    .select(factColumns(references))
    .from(references)
    .where(eq(references.species_id, species_id))
    .orderBy(sql`${year} desc nulls last`, asc(authors), asc(title))
}

/** The references that support the texts of a species, text by text. */
export function listTextSources(db: Reader, species_id: Given<string>) {
  const { field } = species_text_sources
  return db
    .select(factColumns(species_text_sources))
    .from(species_text_sources)
    .where(eq(species_text_sources.species_id, species_id))
    .orderBy(asc(field), asc(species_text_sources.id))
}

/** The publications behind the texts of a species with the numbers by which its page cites them. */
export async function listTextNotes(db: Reader, species_id: string) {
  const [sources, works] = await Promise.all([
    listTextSources(db, species_id),
    listReferences(db, species_id),
  ])
  return textNotes(sources, works)
}
