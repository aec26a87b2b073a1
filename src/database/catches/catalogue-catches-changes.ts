import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '../access.ts'
import { catch_records, dataset_releases } from '../schema/index.ts'
import { publishedCatches } from './catches-comparison-queries.ts'

/** The species whose catches come from an import, so that the catalogue's own stay away. */
export async function listImportedCatchSpecies(tx: Transaction): Promise<ReadonlySet<string>> {
  const imported = await tx
    .selectDistinct({ species_id: catch_records.species_id })
    .from(catch_records)
    .where(isNotNull(catch_records.dataset_release_id))
  return new Set(imported.map(({ species_id }) => species_id))
}

/** Says how many of the catalogue's own catches are in use beside imported ones. */
export async function countCatalogueCatches(tx: Transaction): Promise<void> {
  const row_count = await tx.$count(
    catch_records,
    and(publishedCatches('catch_records'), isNull(catch_records.dataset_release_id)),
  )
  await tx
    .update(dataset_releases)
    .set({ row_count })
    .where(eq(dataset_releases.dataset, 'catalogue-catches'))
}
