import { asc, eq, getTableColumns, like } from 'drizzle-orm'
import type { Dataset } from '#domain/releases/datasets.ts'
import type { Reader } from '../access.ts'
import { dataset_releases } from '../schema/index.ts'
import type { Release } from './releases-changes.ts'

/** Imported datasets, then the catalogue's parts. */
export const IMPORTED_FIRST = [
  asc(like(dataset_releases.dataset, 'catalogue-%')),
  asc(dataset_releases.dataset),
] as const

/** Every dataset in use, imported ones first, then the catalogue's parts. */
export async function listReleases(db: Reader) {
  const { id, ...release } = getTableColumns(dataset_releases)
  const releases = await db
    .select(release)
    .from(dataset_releases)
    .orderBy(...IMPORTED_FIRST)
  return releases.map((one) => ({ ...one, loaded_at: one.loaded_at.toISOString() }))
}

/** The release of a dataset that is in use; undefined when none is loaded. */
export async function findRelease(db: Reader, dataset: Dataset): Promise<Release | undefined> {
  const [release] = await db.select().from(dataset_releases).where(eq(dataset_releases.dataset, dataset))
  return release
}
