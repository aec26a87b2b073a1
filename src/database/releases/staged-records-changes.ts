import { and, asc, eq, getTableName, sql } from 'drizzle-orm'
import type { ImportedDataset } from '#domain/releases/datasets.ts'
import type { Transaction } from '../access.ts'
import type { Connection } from '../connect.ts'
import { csvLine } from '../csv-text.ts'
import { species, staged_records } from '../schema/index.ts'

/** Lets the records of a small dataset wait, in the place of those that waited before. */
export async function stageRecords(
  { copyInto }: Pick<Connection, 'copyInto'>,
  tx: Transaction,
  dataset: ImportedDataset,
  records: readonly object[],
): Promise<void> {
  await clearStagedRecords(tx, dataset)
  const lines = records.map((record, position) => csvLine([dataset, position, JSON.stringify(record)]))
  await copyInto(tx, getTableName(staged_records), ['dataset', 'position', 'record'], [lines.join('')])
}

/** The waiting records in the order they were read, without those of a species that has gone meanwhile. */
export async function listStagedRecords<StagedRecord>(
  tx: Transaction,
  dataset: ImportedDataset,
): Promise<StagedRecord[]> {
  const staged = await tx
    .select({ record: staged_records.record })
    .from(staged_records)
    .where(
      and(
        eq(staged_records.dataset, dataset),
        sql`exists (select from ${species} where ${species.id} = (${staged_records.record} ->> 'species_id')::uuid)`,
      ),
    )
    .orderBy(asc(staged_records.position))
  return staged.map(({ record }) => record as StagedRecord)
}

/** Forgets the waiting records of a dataset. */
export async function clearStagedRecords(tx: Transaction, dataset: ImportedDataset): Promise<void> {
  await tx.delete(staged_records).where(eq(staged_records.dataset, dataset))
}
