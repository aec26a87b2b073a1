import type { Transaction } from '#database/access.ts'
import { countRows, findRecordsAtStake, listBackupTables } from '#database/backups/backup-queries.ts'
import {
  bringForward,
  findDependants,
  listForeignNames,
  rebuildAt,
} from '#database/backups/rebuild-changes.ts'
import {
  continueNumbers,
  emptyTables,
  fixTextOfValues,
  raiseDataVersion,
} from '#database/backups/restore-changes.ts'
import type { Connection } from '#database/connect.ts'
import { listMigrations } from '#database/migrate.ts'
import { currentDataVersion } from '#database/releases/data-version-queries.ts'
import { portal_secrets } from '#database/schema/index.ts'
import { writeMissingReleaseFiles } from '#database/trade/release-files-changes.ts'
import { type BackupHead, headProblem } from '#domain/backups/backup-head.ts'
import { describeAtStake } from '#domain/backups/records-at-stake.ts'
import { type BackupProgress, CountedRows, countLines } from './backup-progress.ts'
import { BackupRefused } from './backup-refused.ts'
import { checkSeal } from './backup-seal.ts'
import { BackupText, parseHeadLine, tableLine } from './backup-text.ts'
import { unpackedBackup } from './unpacked-backup.ts'

export interface RestoreRequest {
  /** Where the backup stands, from the root. */
  file: string
  /** Restores over what people have put into this database. */
  replace?: boolean
  onProgress?: (progress: BackupProgress) => void
}

export interface RestoreReport extends Pick<BackupHead, 'version' | 'migration' | 'taken_at'> {
  rows: number
  tables: number
}

/**
 * Puts the content of a backup in the place of the database's own, all of it or nothing. The file is read once
 * whole before anything is touched. Needs a migrated database; throws BackupRefused.
 */
export async function restoreBackup(connection: Connection, request: RestoreRequest): Promise<RestoreReport> {
  const { file, replace = false, onProgress } = request
  const bytes = await checkSeal(file)
  const text = new BackupText(unpackedBackup(file, bytes))
  try {
    const head = await readHead(text, file)
    const counted = new CountedRows(
      head.tables.reduce((total, { rows }) => total + rows, 0),
      onProgress,
    )
    const isOlder = head.migration !== listMigrations().at(-1)?.tag
    await connection.db.transaction(async (tx) => {
      if (!replace) await refuseOverRecords(tx)
      const told = await currentDataVersion(tx)
      await (isOlder ? takeInOlder : takeIn)(connection, tx, { head, text, counted })
      await continueNumbers(tx)
      await raiseDataVersion(tx, [told, head.data_version])
    })
    const { version, migration, taken_at, tables } = head
    return { version, migration, taken_at, rows: counted.rows, tables: tables.length }
  } finally {
    text.close()
  }
}

async function readHead(text: BackupText, file: string): Promise<BackupHead> {
  const head = parseHeadLine((await text.line()) ?? '')
  if (head === undefined) throw new BackupRefused(`${file} is no backup of a portal. Nothing was changed.`)
  const problem = headProblem(
    head,
    listMigrations().map(({ tag }) => tag),
  )
  if (problem !== undefined) throw new BackupRefused(`${problem} Nothing was changed.`)
  return head
}

async function refuseOverRecords(tx: Transaction): Promise<void> {
  const atStake = describeAtStake(await findRecordsAtStake(tx))
  if (atStake === undefined) return
  throw new BackupRefused(
    `This database holds what would be lost (${atStake}). Nothing was changed; make a backup of it, then add --replace.`,
  )
}

interface Content {
  head: BackupHead
  text: BackupText
  counted: CountedRows
}

/** A backup of the database's own shape takes the place of its rows. */
async function takeIn(connection: Connection, tx: Transaction, content: Content): Promise<void> {
  const known = await listBackupTables(tx)
  const columnsOf = new Map(known.map(({ table, columns }) => [table, String(columns)]))
  const { tables } = content.head
  const fits = tables.every(({ table, columns }) => columnsOf.get(table) === String(columns))
  if (!fits || tables.length !== known.length) {
    throw new BackupRefused('The tables of the backup are not those of the portal. Nothing was changed.')
  }
  await emptyTables(
    tx,
    known.map(({ table }) => table),
  )
  await fixTextOfValues(tx)
  for (const { table, columns, rows } of tables) {
    if ((await content.text.line()) !== tableLine({ table, columns }).trimEnd()) {
      throw new BackupRefused(`The backup does not hold ${table} where it says. Nothing was changed.`)
    }
    await connection.copyInto(tx, table, columns, counting(content), 'text')
    if ((await countRows(tx, table)) !== rows) {
      throw new BackupRefused(`The backup holds other rows of ${table} than it says. Nothing was changed.`)
    }
  }
}

/** An older backup is taken in by tables as they were then, and those are brought forward with it. */
async function takeInOlder(connection: Connection, tx: Transaction, content: Content): Promise<void> {
  const time = listMigrations().find(({ tag }) => tag === content.head.migration)?.when ?? 0
  const foreign = await listForeignNames(tx)
  if (foreign.length > 0) {
    throw new BackupRefused(
      `The backup is of an older version, for which the portal's tables are built anew, and beside them stands what is not the portal's (${foreign.join(', ')}). Nothing was changed; restore into a database that is the portal's alone.`,
    )
  }
  const secrets = await tx.select().from(portal_secrets)
  await rebuildAt(tx, time).catch(refuseOverDependants)
  await takeIn(connection, tx, content)
  await bringForward(tx, time, secrets)
  await writeMissingReleaseFiles(tx, () => undefined)
}

function refuseOverDependants(problem: unknown): never {
  const dependants = findDependants(problem)
  if (dependants === undefined) throw problem
  throw new BackupRefused(
    `The backup is of an older version, for which the portal's tables are built anew, and what is not the portal's depends on them (${dependants.replaceAll('\n', '; ')}). Nothing was changed; remove it first, or restore into a database that is the portal's alone.`,
  )
}

async function* counting({ text, counted }: Content): AsyncGenerator<string> {
  for await (const piece of text.rows()) {
    counted.add(countLines(piece))
    yield piece
  }
}
