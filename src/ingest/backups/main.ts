import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import { CannotOpen, databasePlace } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { whilePreparing } from '#database/preparing.ts'
import { parseWords, runCommandLine, WrongUsage } from '../command-line.ts'
import { hereOrThere } from '../jobs/here-or-there.ts'
import { JobRefused } from '../jobs/job-socket.ts'
import type { BackupJob, RestoreJob } from '../jobs/run-job.ts'
import type { BackupProgress } from './backup-progress.ts'
import { BackupRefused } from './backup-refused.ts'
import { type RestoreReport, restoreBackup } from './restore-backup.ts'
import { type BackupReport, writeBackup } from './write-backup.ts'

/* npm run backup and npm run restore: what a person runs to save all records in one file, and to restore them. */

const BACKUP_USAGE = `npm run backup -- <file>

Writes all records, accounts and the audit trail into one file. Sessions are not in it.
`

const RESTORE_USAGE = `npm run restore -- <file> [--replace]

--replace    restore although people have put records into this database, which are lost
`

const place = databasePlace(process.env)
const [command, ...words] = process.argv.slice(2)
const version: string = createRequire(import.meta.url)('../../../package.json').version
const folder = process.cwd()
const whole = new Intl.NumberFormat('en')
const MEGABYTE = 1_000_000
/** As shells say it. */
const ENDED_BY_SIGNAL = 128

async function backUp(): Promise<string> {
  const { file } = parseBackupArguments(words, { folder, mayReplace: false })
  const job: BackupJob = { command: 'backup', options: { file, version } }
  // A folder named by mistake would become an empty database, and its backup a worthless one.
  if (place.databaseUrl === undefined && !existsSync(join(place.dataDir, 'database'))) {
    throw new BackupRefused(`There is nothing to back up: ${place.dataDir} holds no database.`)
  }
  return formatBackupReport(
    await hereOrThere<BackupReport, BackupProgress>(place, {
      job,
      here: (connection) => writeBackup(connection, { ...job.options, onProgress: showProgress }),
      onProgress: showProgress,
    }),
  )
}

async function restore(): Promise<string> {
  const options = parseBackupArguments(words, { folder, mayReplace: true })
  const job: RestoreJob = { command: 'restore', options }
  return formatRestoreReport(
    await hereOrThere<RestoreReport, BackupProgress>(place, {
      job,
      here: async (connection) => {
        await whilePreparing(connection, () => migrateDatabase(connection))
        return restoreBackup(connection, { ...options, onProgress: showProgress })
      },
      onProgress: showProgress,
    }),
  )
}

function formatBackupReport({ file, bytes, rows, tables, taken_at }: BackupReport): string {
  const size = `${(bytes / MEGABYTE).toFixed(1)} MB`
  return `${whole.format(rows)} rows of ${tables} tables as of ${taken_at} are in ${file} (${size}).`
}

function formatRestoreReport({ rows, tables, taken_at, version, migration }: RestoreReport): string {
  return `${whole.format(rows)} rows of ${tables} tables are as they were at ${taken_at} (portal ${version}, ${migration}). All sessions have ended.`
}

/** A process that a signal ends at once would leave a backup half written. */
function endWithGrace(): void {
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(ENDED_BY_SIGNAL + constants.signals[signal]))
  }
}

/** On a terminal one line that counts up; in a log nothing until the report. */
function showProgress({ rows, ofRows }: BackupProgress): void {
  if (!process.stderr.isTTY) return
  process.stderr.write(`\r\u001b[K${rows} of ${ofRows} rows${rows === ofRows ? '\n' : ''}`)
}

endWithGrace()
const isRestore = command === 'restore'
await runCommandLine(
  isRestore ? RESTORE_USAGE : BACKUP_USAGE,
  [CannotOpen, JobRefused, BackupRefused],
  async () => {
    process.stdout.write(`${await (isRestore ? restore() : backUp())}\n`)
  },
)

/** What an operator typed after `npm run backup`, or restore. Throws WrongUsage. */
function parseBackupArguments(
  words: readonly string[],
  { folder, mayReplace }: { folder: string; mayReplace: boolean },
): { file: string; replace: boolean } {
  const options: { replace?: { type: 'boolean' } } = mayReplace ? { replace: { type: 'boolean' } } : {}
  const { values, positionals } = parseWords(words, options)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new WrongUsage('Name one file.')
  // The portal that may do this job works in a folder of its own.
  return { file: resolve(folder, file), replace: values.replace === true }
}
