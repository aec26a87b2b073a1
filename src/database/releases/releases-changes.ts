import { eq } from 'drizzle-orm'
import type { Dataset } from '#domain/releases/datasets.ts'
import type { Editor, Transaction } from '../access.ts'
import { recordChange } from '../audit/audit-changes.ts'
import { dataset_releases } from '../schema/index.ts'

export type NewRelease = typeof dataset_releases.$inferInsert
export type Release = typeof dataset_releases.$inferSelect

/**
 * Puts a release in the place of the dataset's earlier one and records who did it. Records that belong to
 * the earlier one by its id go with it.
 */
export async function replaceRelease(tx: Transaction, editor: Editor, release: NewRelease): Promise<Release> {
  const before = await removeRelease(tx, release.dataset)
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

/** Takes the release of a dataset away, so that the catalogue's own records stand again. */
export async function endRelease(tx: Transaction, editor: Editor, dataset: Dataset): Promise<void> {
  const before = await removeRelease(tx, dataset)
  if (before === undefined) return
  await recordChange(tx, editor, { table: 'dataset_releases', action: 'import', row_id: before.id, before })
}

async function removeRelease(tx: Transaction, dataset: Dataset): Promise<Release | undefined> {
  const [before] = await tx.delete(dataset_releases).where(eq(dataset_releases.dataset, dataset)).returning()
  return before
}
