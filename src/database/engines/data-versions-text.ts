import type { DataVersions } from '../releases/data-scopes.ts'

/** The channel on which the database notifies of changes, as touch_data_version names it. */
export const CHANGES_CHANNEL = 'changed_scopes'

/** Reads the data version, and those of scopes that changed with version $1 or later, where no query builder is at hand. */
export const READ_VERSIONS = `
  select data_version.version, scope, scope_versions.version as changed_with
  from data_version left join scope_versions on scope_versions.version >= $1`

/** Its rows, which have at least one. */
export function versionsInRows(rows: readonly unknown[]): DataVersions {
  const read = rows as readonly { version: string; scope: string | null; changed_with: string }[]
  const scopes = new Map<string, number>()
  for (const { scope, changed_with } of read) if (scope !== null) scopes.set(scope, Number(changed_with))
  return { version: Number(read[0]?.version), scopes }
}

/** The content of a notification. */
export function versionsInNotification(payload: string): DataVersions {
  const { version, scopes }: { version: number; scopes: string[] } = JSON.parse(payload)
  return { version, scopes: new Map(scopes.map((scope) => [scope, version])) }
}
