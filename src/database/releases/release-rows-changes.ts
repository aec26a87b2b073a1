import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { ImportedDataset } from '#domain/releases/datasets.ts'
import type { Editor, Transaction } from '../access.ts'
import { type catch_records, dataset_releases, type illegal_trade_seizures } from '../schema/index.ts'
import { endRelease } from './releases-changes.ts'
import { listReleasesOf } from './releases-queries.ts'

/**
 * Counts anew which rows of each release of a dataset are in use, and of which species. A release without any goes, but
 * for the one that has just come. Answers how many rows that one has.
 */
export async function recountReleases(
  tx: Transaction,
  editor: Editor,
  table: typeof catch_records | typeof illegal_trade_seizures,
  { dataset, added }: { dataset: ImportedDataset; added?: string },
): Promise<number> {
  const counted = await tx
    .select({
      release: table.dataset_release_id,
      rows: sql<number>`count(*)::integer`,
      covers: sql<string[]>`jsonb_agg(distinct ${table.species_id})`,
    })
    .from(table)
    .where(isNotNull(table.dataset_release_id))
    .groupBy(table.dataset_release_id)
  for (const release of await listReleasesOf(tx, dataset)) {
    const found = counted.find((one) => one.release === release.id)
    if (found === undefined && release.id !== added) {
      await endRelease(tx, editor, release)
    } else if (!release.simulated) {
      await tx
        .update(dataset_releases)
        .set({ row_count: found?.rows ?? 0, covers: found?.covers ?? [] })
        .where(and(eq(dataset_releases.id, release.id)))
    }
  }
  return counted.find(({ release }) => release === added)?.rows ?? 0
}
