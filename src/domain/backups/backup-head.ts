/** What this version writes, and the newest that it reads. */
export const BACKUP_FORMAT = 1

/** A table of a backup: its columns in the order of their values, and how many rows follow. */
export interface BackedUpTable {
  table: string
  columns: string[]
  rows: number
}

/** What a backup says of itself before its first row. */
export interface BackupHead {
  format: number
  /** The portal that wrote it. */
  version: string
  /** The last migration of the database that it was taken of. */
  migration: string
  taken_at: string
  data_version: number
  /** In an order in which each table's rows find those that they refer to. */
  tables: BackedUpTable[]
}

/**
 * Why a portal that knows these migrations, oldest first, cannot take this backup in; undefined when it can.
 * An older backup is brought forward; a newer one holds what this portal has no place for.
 */
export function headProblem(
  { format, version, migration }: Pick<BackupHead, 'format' | 'version' | 'migration'>,
  knownMigrations: readonly string[],
): string | undefined {
  if (format > BACKUP_FORMAT || !knownMigrations.includes(migration)) {
    return `The backup was written by a newer portal (${version}, ${migration}); restore it with that version or a later one.`
  }
  return undefined
}
