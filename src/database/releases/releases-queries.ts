import { eq } from 'drizzle-orm'
import type { Dataset } from '#domain/releases/datasets.ts'
import type { Reader } from '../access.ts'
import { dataset_releases } from '../schema/index.ts'

export type Release = typeof dataset_releases.$inferSelect

/** Every dataset in use, imported ones first, then the catalogue's parts by title. */
export function listReleases(db: Reader): Promise<Release[]> {
  return db.select().from(dataset_releases).orderBy(dataset_releases.dataset)
}

/** The release of a dataset that is in use; undefined when none is loaded. */
export async function findRelease(db: Reader, dataset: Dataset): Promise<Release | undefined> {
  const [release] = await db.select().from(dataset_releases).where(eq(dataset_releases.dataset, dataset))
  return release
}
