import { eq, inArray } from 'drizzle-orm'
import { CATALOGUE_TABLES } from '#domain/bulk/catalogue-tables.ts'
import type { TableName } from '#domain/bulk/codebook.ts'
import type { FileDigest } from '#domain/bulk/data-package.ts'
import type { Reader } from '../access.ts'
import { EVERYTHING, scopesOfRows } from '../releases/data-scopes.ts'
import { catalogue_digests, scope_versions } from '../schema/index.ts'

/** How many rows the CSV file of a table has, its bytes, and their SHA-256. */
export type CatalogueDigest = FileDigest & { rows: number }

/** The data version with which what the file of each table rests on last changed; 0 where that was never noted. */
export async function findCatalogueVersions(db: Reader): Promise<ReadonlyMap<TableName, number>> {
  const scopes = [...new Set(CATALOGUE_TABLES.flatMap(({ name }) => scopesOfRows(name))), EVERYTHING]
  const rows = await db.select().from(scope_versions).where(inArray(scope_versions.scope, scopes))
  const versions = new Map(rows.map(({ scope, version }) => [scope, version]))
  return new Map(
    CATALOGUE_TABLES.map(({ name }) => {
      const of = [...scopesOfRows(name), EVERYTHING].map((scope) => versions.get(scope) ?? 0)
      return [name, Math.max(...of)]
    }),
  )
}

/** What was stored of each file by these rules of writing it, with the version of the data that it holds for. */
export async function listStoredDigests(
  db: Reader,
  rules: string,
): Promise<ReadonlyMap<TableName, { version: number; digest: CatalogueDigest }>> {
  const { table_name, version, rows, size, sha256 } = catalogue_digests
  const stored = await db
    .select({ table_name, version, rows, size, sha256 })
    .from(catalogue_digests)
    .where(eq(catalogue_digests.rules, rules))
  return new Map(
    stored.map(({ table_name: table, version: of, ...digest }) => [table, { version: of, digest }]),
  )
}
