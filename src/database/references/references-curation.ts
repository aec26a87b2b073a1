import { sql } from 'drizzle-orm'
import type { CuratedTable } from '../curation/curated-table.ts'
import { references } from '../schema/index.ts'

export const curatedReferences: CuratedTable = {
  name: 'references',
  table: references,
  species_id: references.species_id,
  searched: [references.title, references.authors, references.journal, references.doi],
  order: [sql`${references.year} desc nulls last`, references.title],
}
