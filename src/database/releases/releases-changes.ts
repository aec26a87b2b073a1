import { eq } from 'drizzle-orm'
import type { ImportedDataset } from '#domain/releases/datasets.ts'
import type { Editor, Transaction } from '../access.ts'
import { recordChange } from '../audit/audit-changes.ts'
import { dataset_releases } from '../schema/index.ts'
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
