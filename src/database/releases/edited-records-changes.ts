import { and, gt, isNotNull } from 'drizzle-orm'
import type { Transaction } from '../access.ts'
import type { catch_records, illegal_trade_seizures } from '../schema/index.ts'

/** Takes records that a curator edited out of the import they came with, so that they do not go with it. */
export async function keepEditedRecords(
  tx: Transaction,
  table: typeof catch_records | typeof illegal_trade_seizures,
): Promise<void> {
  await tx
    .update(table)
    .set({ dataset_release_id: null })
    .where(and(gt(table.version, 1), isNotNull(table.dataset_release_id)))
}
