import { asc, desc, eq, like } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { datasetProvenance } from '#domain/releases/dataset-provenance.ts'
import { CATALOGUE_BEFORE, type Dataset, type ImportedDataset } from '#domain/releases/datasets.ts'
import { wholeRelease } from '#domain/releases/release-of-species.ts'
import type { Reader } from '../access.ts'
import {
  catch_records,
  cites_listings,
  cms_listings,
  dataset_releases,
  iucn_assessments,
} from '../schema/index.ts'
import { namesOf, namesOfSpecies } from './covered-names-queries.ts'
import type { Release } from './releases-changes.ts'

/** Imported datasets, then the catalogue's parts; of a dataset the newest release first. */
export const IMPORTED_FIRST = [
  asc(like(dataset_releases.dataset, 'catalogue-%')),
  asc(dataset_releases.dataset),
  desc(dataset_releases.loaded_at),
  asc(dataset_releases.id),
] as const

/** Datasets whose releases stand beside the catalogue's own records, and the table that holds both. */
const BESIDE_CATALOGUE: Partial<Record<Dataset, PgTable>> = {
  catches: catch_records,
  iucn_assessments,
  cites_listings,
  cms_listings,
} satisfies Partial<Record<ImportedDataset, PgTable>>

/** Every dataset in use with the set of its releases, imported ones first, then the catalogue's parts. */
export async function listReleases(db: Reader) {
  const stored = await db
    .select()
    .from(dataset_releases)
    .orderBy(...IMPORTED_FIRST)
  const nameOf = await namesOfSpecies(db, stored)
  const releases = stored.map(({ id: _, covers, loaded_at, ...release }) => ({
    ...release,
    covers: namesOf(covers, nameOf),
    loaded_at: loaded_at.toISOString(),
  }))
  const inUse = releases.filter(({ dataset, row_count }) => row_count > 0 || !isReplaceable(dataset))
  const sets = [...Map.groupBy(inUse, ({ dataset }) => dataset)]
  return Promise.all(
    sets.map(async ([dataset, set]) => {
      const beside = inUse.filter((one) => one.dataset === CATALOGUE_BEFORE[dataset as ImportedDataset])
      const table = BESIDE_CATALOGUE[dataset]
      const whole = [...set, ...beside] as [(typeof set)[number], ...typeof set]
      return datasetProvenance(whole, table && (await db.$count(table)))
    }),
  )
}

/** Parts of the catalogue whose records go where imported ones take their place. */
const isReplaceable = (dataset: Dataset): boolean => dataset === CATALOGUE_BEFORE.catches

/** The releases of a dataset that are in use, the newest first. */
export function listReleasesOf(db: Reader, dataset: Dataset): Promise<Release[]> {
  return db
    .select()
    .from(dataset_releases)
    .where(eq(dataset_releases.dataset, dataset))
    .orderBy(desc(dataset_releases.loaded_at), asc(dataset_releases.id))
}

/**
 * The release of a dataset that is in use: the one that is the whole of it, else the newest; undefined when none is loaded.
 * Releases of some trade records stand beside the whole one, and the last complete year is its own for every species.
 */
export async function findRelease(db: Reader, dataset: Dataset): Promise<Release | undefined> {
  const set = await listReleasesOf(db, dataset)
  return wholeRelease(set) ?? set[0]
}

/** The release of a dataset that came into use last: what a comparison must have been made with to still hold. */
export async function findNewestRelease(db: Reader, dataset: Dataset): Promise<Release | undefined> {
  const [newest] = await listReleasesOf(db, dataset)
  return newest
}
