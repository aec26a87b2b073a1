import { lte, sql } from 'drizzle-orm'
import type { TableName } from '#domain/bulk/codebook.ts'
import type { Transaction } from '../access.ts'
import { catalogue_digests } from '../schema/index.ts'
import type { CatalogueDigest } from './catalogue-digests-queries.ts'

/** Stores what the file of a table comes to in a version of its data, unless that of a later version is stored. */
export async function storeCatalogueDigest(
  tx: Transaction,
  table_name: TableName,
  { version, rules }: { version: number; rules: string },
  { rows, size, sha256 }: CatalogueDigest,
): Promise<void> {
  const found = { version, rules, rows, size, sha256, counted_at: sql`now()` }
  await tx
    .insert(catalogue_digests)
    .values({ table_name, ...found })
    .onConflictDoUpdate({
      target: catalogue_digests.table_name,
      set: found,
      setWhere: lte(catalogue_digests.version, version),
    })
}
