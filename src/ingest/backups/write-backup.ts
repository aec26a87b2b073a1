import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Transaction } from '#database/access.ts'
import {
  countRows,
  holdTables,
  lastMigrationTime,
  listBackupTables,
} from '#database/backups/backup-queries.ts'
import { fixTextOfValues } from '#database/backups/restore-changes.ts'
import type { Connection } from '#database/connect.ts'
import { listMigrations } from '#database/migrate.ts'
import { currentDataVersion } from '#database/releases/data-version-queries.ts'
import { BACKUP_FORMAT, type BackupHead } from '#domain/backups/backup-head.ts'
import { type BackupProgress, CountedRows, countLines } from './backup-progress.ts'
import { BackupRefused } from './backup-refused.ts'
import { sealed } from './backup-seal.ts'
import { headLine, TABLE_END, tableLine } from './backup-text.ts'
import { beginPartial } from './partial-backup.ts'

export interface BackupRequest {
  /** Where the file is to stand, from the root. */
  file: string
  /** The version of the portal. */
  version: string
  onProgress?: (progress: BackupProgress) => void
}

export interface BackupReport {
  file: string
  bytes: number
  rows: number
  tables: number
  taken_at: string
}

/** It holds digests of passwords. */
const FOR_ITS_OWNER_ALONE = 0o600

/**
 * Writes one moment of the database into a file, while others read and change it. The file is written beside
 * its name and takes it once it is whole and on the disk. Throws BackupRefused.
 */
export async function writeBackup(connection: Connection, request: BackupRequest): Promise<BackupReport> {
  const { file } = request
  const migration = await migrationOf(connection)
  // Asked before, since the first question inside the transaction fixes what it sees.
  const tables = (await listBackupTables(connection.db)).map(({ table }) => table)
  const partial = await beginPartial(file)
  try {
    const report = await connection.db.transaction(
      async (tx) => {
        // Held before the first look at a row: a table that is emptied later looks empty to earlier views too.
        await holdTables(tx, [...tables, 'data_version'])
        const head = await headOf(tx, { version: request.version, migration })
        const counted = new CountedRows(sum(head), request.onProgress)
        await pipeline(
          Readable.from(textOf(connection, tx, head, counted)),
          createGzip(),
          sealed,
          createWriteStream(partial.path, { flags: 'wx', mode: FOR_ITS_OWNER_ALONE, flush: true }),
        )
        return { file, rows: counted.rows, tables: head.tables.length, taken_at: head.taken_at }
      },
      connection.engine === 'embedded'
        ? undefined
        : { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    const { size } = await stat(partial.path)
    await rename(partial.path, file)
    await settle(dirname(file))
    return { ...report, bytes: size }
  } catch (problem) {
    await rm(partial.path, { force: true })
    if (!isOfTheDisk(problem)) throw problem
    throw new BackupRefused(`The backup cannot be written to ${file}: ${problem.message}`)
  } finally {
    partial.end()
  }
}

async function migrationOf({ db }: Connection): Promise<string> {
  const time = await lastMigrationTime(db)
  if (time === undefined)
    throw new BackupRefused('There is nothing to back up: no portal has used this database.')
  const migration = listMigrations().find(({ when }) => when === time)
  if (migration !== undefined) return migration.tag
  throw new BackupRefused('The database belongs to a newer portal; back it up with that version.')
}

async function headOf(tx: Transaction, of: Pick<BackupHead, 'version' | 'migration'>): Promise<BackupHead> {
  await fixTextOfValues(tx)
  const tables: BackupHead['tables'] = []
  for (const shape of await listBackupTables(tx)) {
    tables.push({ ...shape, rows: await countRows(tx, shape.table) })
  }
  const data_version = await currentDataVersion(tx)
  return { format: BACKUP_FORMAT, ...of, taken_at: new Date().toISOString(), data_version, tables }
}

async function* textOf(
  { copyOutOf }: Connection,
  tx: Transaction,
  head: BackupHead,
  counted: CountedRows,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(headLine(head))
  for (const { table, columns, rows } of head.tables) {
    yield Buffer.from(tableLine({ table, columns }))
    const before = counted.rows
    for await (const piece of copyOutOf(tx, table, columns)) {
      counted.add(countLines(piece))
      yield piece
    }
    if (counted.rows - before !== rows) throw new Error(`${table} changed while it was read`)
    yield Buffer.from(TABLE_END)
  }
}

const sum = ({ tables }: BackupHead) => tables.reduce((total, { rows }) => total + rows, 0)

/** A new name is safe from a power cut once its folder is on the disk too. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const DISK_CALLS = ['open', 'write', 'fsync', 'rename', 'stat']

const isOfTheDisk = (problem: unknown): problem is NodeJS.ErrnoException =>
  problem instanceof Error && 'syscall' in problem && DISK_CALLS.includes(String(problem.syscall))
