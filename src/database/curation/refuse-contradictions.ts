import { eq } from 'drizzle-orm'
import { Invalid } from '#domain/problems.ts'
import type { Transaction } from '../access.ts'
import { species } from '../schema/index.ts'
import type { CuratedTable, RecordValues } from './curated-table.ts'
import { duplicateOf } from './same-records.ts'

/**
 * Throws Invalid, with an error for each field concerned, where a row contradicts other rows of its species, and
 * Duplicate where it is the same as one of them. The
 * species stays locked until the transaction ends, so that two saves at once cannot contradict each other.
 */
export async function refuseContradictions(
  tx: Transaction,
  { contradictions, clash }: Pick<CuratedTable, 'contradictions' | 'clash'>,
  values: RecordValues,
): Promise<void> {
  if (contradictions === undefined && clash === undefined) return
  const { species_id } = values as { species_id?: string }
  if (species_id !== undefined) {
    await tx.select({ id: species.id }).from(species).where(eq(species.id, species_id)).for('no key update')
  }
  const found = await clash?.(tx, values)
  if (found !== undefined) throw await duplicateOf(tx, found)
  const fields = (await contradictions?.(tx, values)) ?? {}
  const [first] = Object.values(fields)
  if (first !== undefined) throw new Invalid(first, fields)
}
