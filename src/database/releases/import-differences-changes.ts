import { eq } from 'drizzle-orm'
import type { RecordDifference } from '#domain/releases/record-difference.ts'
import type { Transaction } from '../access.ts'
import { import_differences } from '../schema/index.ts'

/** A statement carries at most 65,535 parameters. */
const ROWS_AT_ONCE = 1000

/** Stores the rows that differ beside their import, in place of those of an earlier comparison. */
export async function storeDifferences(
  tx: Transaction,
  import_id: string,
  differences: readonly RecordDifference[],
): Promise<void> {
  await tx.delete(import_differences).where(eq(import_differences.import_id, import_id))
  for (let from = 0; from < differences.length; from += ROWS_AT_ONCE) {
    const rows = differences
      .slice(from, from + ROWS_AT_ONCE)
      .map((difference, place) => ({ import_id, position: from + place, ...difference }))
    await tx.insert(import_differences).values(rows)
  }
}
