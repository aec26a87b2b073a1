import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../access.ts'
import type { Contradictions, RecordValues } from '../curation/curated-table.ts'
import { references } from '../schema/index.ts'

/** A text cites only references of its own species. */
export async function textSourceContradictions(
  tx: Transaction,
  values: RecordValues,
): Promise<Contradictions> {
  const isOwn = and(
    eq(references.id, String(values.reference_id)),
    eq(references.species_id, String(values.species_id)),
  )
  return (await tx.$count(references, isOwn)) > 0 ? {} : { reference_id: 'reference_of_another_species' }
}
