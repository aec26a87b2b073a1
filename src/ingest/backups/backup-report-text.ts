import type { RestoreReport } from './restore-backup.ts'
import type { BackupReport } from './write-backup.ts'

const whole = new Intl.NumberFormat('en')
const MEGABYTE = 1_000_000

export function formatBackupReport({ file, bytes, rows, tables, taken_at }: BackupReport): string {
  const size = `${(bytes / MEGABYTE).toFixed(1)} MB`
  return `${whole.format(rows)} rows of ${tables} tables as of ${taken_at} are in ${file} (${size}).`
}

export function formatRestoreReport({ rows, tables, taken_at, version, migration }: RestoreReport): string {
  return `${whole.format(rows)} rows of ${tables} tables are as they were at ${taken_at} (portal ${version}, ${migration}). All sessions have ended.`
}
