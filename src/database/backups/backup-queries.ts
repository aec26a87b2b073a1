import { sql } from 'drizzle-orm'
import type { BackedUpTable } from '#domain/backups/backup-head.ts'
import type { RecordsAtStake } from '#domain/backups/records-at-stake.ts'
import type { Database, Reader, Transaction } from '../access.ts'

/**
 * What belongs to one installation or passes by itself: sessions, links to new accounts and passwords, API tokens, attempts to
 * sign in, keys of requests, records that are open, webhooks with their calls, the installation's own keys. What is counted from files of releases, and of the catalogue's files, is counted again. The data version is in the head, since it must never fall.
 */
const NOT_BACKED_UP = [
  'session',
  'verification',
  'account_links',
  'api_tokens',
  'sign_in_attempts',
  'idempotency_keys',
  'open_records',
  'webhooks',
  'webhook_changes',
  'webhook_deliveries',
  'portal_secrets',
  'catalogue_digests',
  'trade_counts',
  'release_differences',
  'release_country_differences',
  'data_version',
  'scope_versions',
]

type TableShape = Omit<BackedUpTable, 'rows'>

/** The tables of a backup with their columns, each after those that it refers to. */
export async function listBackupTables(db: Reader | Transaction): Promise<TableShape[]> {
  const { rows } = await db.execute<{ name: string; columns: string[]; refers_to: string[] }>(sql`
    select relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped
        order by attnum
      ) as columns,
      array(
        select distinct other.relname::text
        from pg_constraint join pg_class as other on other.oid = confrelid
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid
      ) as refers_to
    from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by relname`)
  const wanted = rows.filter(({ name }) => !NOT_BACKED_UP.includes(name))
  const ordered: TableShape[] = []
  while (ordered.length < wanted.length) {
    const placed = ordered.map(({ table }) => table)
    const next = wanted.filter(
      ({ name, refers_to }) => !placed.includes(name) && refers_to.every((other) => placed.includes(other)),
    )
    if (next.length === 0) throw new Error('Tables refer to each other in a circle')
    ordered.push(...next.map(({ name, columns }) => ({ table: name, columns })))
  }
  return ordered
}

/**
 * When the last migration of this database was written, as the journal of migrations tells them apart; undefined in an
 * empty database.
 */
export async function lastMigrationTime(db: Database | Transaction): Promise<number | undefined> {
  const { rows: found } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (found[0]?.exists !== true) return undefined
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  )
  const last = rows[0]?.last
  return last === null || last === undefined ? undefined : Number(last)
}

/** Locks the tables against being emptied or altered until the transaction ends; reads and changes of rows go on. */
export async function holdTables(tx: Transaction, tables: readonly string[]): Promise<void> {
  const names = tables.map((table) => sql.identifier(table))
  await tx.execute(sql`lock table ${sql.join(names, sql`, `)} in access share mode`)
}

/** Counts a table's rows as this transaction sees them. */
export async function countRows(tx: Transaction, table: string): Promise<number> {
  const { rows } = await tx.execute<{ rows: string }>(
    sql`select count(*)::text as rows from ${sql.identifier(table)}`,
  )
  return Number(rows[0]?.rows)
}

/** What people have put into this database. */
export async function findRecordsAtStake(tx: Transaction): Promise<RecordsAtStake> {
  const { rows } = await tx.execute<{ accounts: number; changes: number; releases: string[] }>(sql`
    select
      (select count(*)::integer from "user") as accounts,
      (select count(*)::integer from audit_log where editor_email not in ('catalogue', 'simulation')) as changes,
      array(
        select concat_ws(' ', dataset, version) from dataset_releases
        where not simulated and dataset not like 'catalogue-%' order by dataset
      ) as releases`)
  return rows[0] ?? { accounts: 0, changes: 0, releases: [] }
}
