import { gte } from 'drizzle-orm'
import type { Reader } from '../access.ts'
import { data_version, scope_versions } from '../schema/index.ts'
import type { DataVersions } from './data-scopes.ts'

/** The number that rises with every public change, also of a database that an earlier version of the portal made. */
export async function currentDataVersion(db: Reader): Promise<number> {
  const [row] = await db.select({ version: data_version.version }).from(data_version)
  return versionOf(row)
}

/** The data version now, with the versions of all scopes that changed with `since` or later. */
export async function findDataVersions(db: Reader, since: number): Promise<DataVersions> {
  // One statement, so that both are of the same moment.
  const rows = await db
    .select({
      version: data_version.version,
      scope: scope_versions.scope,
      changed_with: scope_versions.version,
    })
    .from(data_version)
    .leftJoin(scope_versions, gte(scope_versions.version, since))
  const scopes = new Map(
    rows.flatMap(({ scope, changed_with }) =>
      scope === null || changed_with === null ? [] : [[scope, changed_with]],
    ),
  )
  return { version: versionOf(rows[0]), scopes }
}

function versionOf(row: { version: number } | undefined): number {
  if (row === undefined) throw new Error('The data version is missing from this database')
  return row.version
}
