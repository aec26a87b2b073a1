import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { ImportedDataset } from '#domain/releases/datasets.ts'
import type { Editor, Transaction } from '../access.ts'
import { recordChange } from '../audit/audit-changes.ts'
import { type catch_records, dataset_releases, type illegal_trade_seizures } from '../schema/index.ts'
import { listReleasesOf } from './releases-queries.ts'

export type NewRelease = typeof dataset_releases.$inferInsert
export type Release = typeof dataset_releases.$inferSelect

/**
 * Puts a release in the place of all the dataset's earlier ones and records who did it. Records that belong to
 * those by their ids go with them.
 */
export async function replaceRelease(tx: Transaction, editor: Editor, release: NewRelease): Promise<Release> {
  const [before, ...others] = await listReleasesOf(tx, release.dataset)
  await tx.delete(dataset_releases).where(eq(dataset_releases.dataset, release.dataset))
  for (const one of others) await recordEnd(tx, editor, one)
  return storeRelease(tx, editor, release, before)
}

/** Adds a release to those of the dataset in use and records who did it. */
export function addRelease(tx: Transaction, editor: Editor, release: NewRelease): Promise<Release> {
  return storeRelease(tx, editor, release)
}

/**
 * Puts a set of releases in the place of those in use; those that are in both stay as they are. Without any, the
 * catalogue's own records stand again.
 */
export async function restoreReleases(
  tx: Transaction,
  editor: Editor,
  dataset: ImportedDataset,
  releases: readonly NewRelease[],
): Promise<void> {
  const inUse = await listReleasesOf(tx, dataset)
  const gone = inUse.filter(({ id }) => !releases.some((one) => one.id === id))
  const back = releases.filter(({ id }) => !inUse.some((one) => one.id === id))
  for (const { id } of gone) await tx.delete(dataset_releases).where(eq(dataset_releases.id, id))
  // Those that come back from the oldest to the newest are again the newest first.
  for (const [place, release] of back.toReversed().entries())
    await storeRelease(tx, editor, release, gone[place])
  for (const before of gone.slice(back.length)) await recordEnd(tx, editor, before)
}

/** Takes a release away of which no row is left in use. */
export async function endRelease(tx: Transaction, editor: Editor, release: Release): Promise<void> {
  await tx.delete(dataset_releases).where(eq(dataset_releases.id, release.id))
  await recordEnd(tx, editor, release)
}

async function storeRelease(
  tx: Transaction,
  editor: Editor,
  release: NewRelease,
  before?: Release,
): Promise<Release> {
  const [after] = await tx.insert(dataset_releases).values(release).returning()
  if (after === undefined) throw new Error('The release was not stored')
  await recordChange(tx, editor, {
    table: 'dataset_releases',
    action: 'import',
    row_id: after.id,
    before,
    after,
  })
  return after
}

const recordEnd = (tx: Transaction, editor: Editor, before: Release) =>
  recordChange(tx, editor, { table: 'dataset_releases', action: 'import', row_id: before.id, before })

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
