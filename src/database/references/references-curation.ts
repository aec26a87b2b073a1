import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../access.ts'
import type { Contradictions, CuratedTable, RecordValues } from '../curation/curated-table.ts'
import { references, species_text_sources } from '../schema/index.ts'

export const curatedReferences: CuratedTable = {
  name: 'references',
  table: references,
  species_id: references.species_id,
  searched: [references.title, references.authors, references.journal, references.doi],
  order: [sql`${references.year} desc nulls last`, references.title],
}

export const curatedTextSources: CuratedTable = {
  name: 'species_text_sources',
  table: species_text_sources,
  species_id: species_text_sources.species_id,
  searched: [
    species_text_sources.supports,
    sql`(select ${references.title} from ${references} where ${references.id} = ${species_text_sources.reference_id})`,
  ],
  order: [asc(species_text_sources.species_id), asc(species_text_sources.field)],
  refusals: { species_text_sources_key: 'text_source_already_there' },
  contradictions: textSourceContradictions,
}

/** A text cites only references of its own species. */
async function textSourceContradictions(tx: Transaction, values: RecordValues): Promise<Contradictions> {
  const isOwn = and(
    eq(references.id, String(values.reference_id)),
    eq(references.species_id, String(values.species_id)),
  )
  return (await tx.$count(references, isOwn)) > 0 ? {} : { reference_id: 'reference_of_another_species' }
}
