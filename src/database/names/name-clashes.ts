import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../access.ts'
import { ADVISORY_LOCKS } from '../advisory-locks.ts'
import type { Clash, RecordValues } from '../curation/curated-table.ts'
import { species, species_synonyms } from '../schema/index.ts'
import { nameKey } from '../schema/unique-keys.ts'

/** A species is not called by a name that is another species' synonym: trade records of that name belong to it. */
export async function speciesNameClash(tx: Transaction, values: RecordValues): Promise<Clash | undefined> {
  await lockNames(tx)
  const [other] = await tx
    .select({ id: species_synonyms.id })
    .from(species_synonyms)
    .where(
      and(
        sql`${nameKey(species_synonyms.synonym)} = ${nameKey(sql`${values.scientific_name}::text`)}`,
        typeof values.id === 'string' ? ne(species_synonyms.species_id, values.id) : undefined,
      ),
    )
  return other && clash('species_synonyms', other.id, 'scientific_name', 'name_is_a_synonym')
}

/** A synonym is the current name of no species, neither of its own nor of another. */
export async function synonymClash(tx: Transaction, values: RecordValues): Promise<Clash | undefined> {
  await lockNames(tx)
  const [other] = await tx
    .select({ id: species.id })
    .from(species)
    .where(eq(nameKey(species.scientific_name), nameKey(sql`${values.synonym}::text`)))
  return other && clash('species', other.id, 'synonym', 'synonym_is_a_name')
}

/** Two tables share no index, so that scientific names are written one after the other. */
const lockNames = (tx: Transaction) =>
  tx.execute(sql.raw(`select pg_advisory_xact_lock(${ADVISORY_LOCKS.scientificNames})`))

const clash = (topic: Clash['topic'], id: string, field: string, message: string): Clash => ({
  topic,
  id,
  field,
  message,
})
