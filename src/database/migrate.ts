import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database, Transaction } from './access.ts'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import { CannotOpen, type Connection } from './engines/engine.ts'
import { grantRights } from './engines/roles.ts'
import { loadFunctions, readFunctions } from './load-functions.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))

/** A migration as the journal names it. */
export interface Migration {
  tag: string
  /** When it was written; the database remembers this of the migrations that it has. */
  when: number
}

/** All migrations that this version of the portal knows, oldest first. */
export function listMigrations(): Migration[] {
  return JSON.parse(readFileSync(`${MIGRATIONS}/meta/_journal.json`, 'utf8')).entries
}

const MADE = /create (?:or replace )?(?:table|view|function|procedure) "?(\w+)/gi

/** The tables, views and functions that the migrations make, by name: what is the portal's own in its database. */
export function listOwnNames(): Set<string> {
  const statements = [
    ...readMigrationFiles({ migrationsFolder: MIGRATIONS }).flatMap(({ sql }) => sql),
    ...readFunctions().map(({ definition }) => definition),
  ]
  return new Set(statements.flatMap((text) => [...text.matchAll(MADE)].map(([, name = '']) => name)))
}

/** Brings the database forward to this version of the portal; it is never taken back. Throws CannotOpen when it is newer. */
export async function migrateDatabase({ db, engine }: Connection): Promise<void> {
  if (engine === 'embedded') {
    await bringForward(db)
  } else {
    await db.transaction(async (lockHolder) => {
      await lockHolder.execute(sql.raw(`select pg_advisory_xact_lock(${ADVISORY_LOCKS.migration})`))
      await bringForward(db)
    })
  }
  await grantRights(db)
}

async function bringForward(db: Database): Promise<void> {
  const known = new Set(listMigrations().map(({ when }) => when))
  const unknown = (await listMigrationTimes(db)).filter((time) => !known.has(time))
  if (unknown.length > 0) {
    throw new CannotOpen(
      'The database belongs to a newer version of the portal. Use that version, or restore a backup made with this one into an empty database.',
    )
  }
  await migrate(db, { migrationsFolder: MIGRATIONS })
  await loadFunctions(db)
}

/** When the migrations of this database were written; none in an empty one. */
async function listMigrationTimes(db: Database): Promise<number[]> {
  const { rows: found } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (found[0]?.exists !== true) return []
  const { rows } = await db.execute<{ time: string }>(
    sql`select created_at::text as time from drizzle.__drizzle_migrations`,
  )
  return rows.map(({ time }) => Number(time))
}

/**
 * Does the migrations written after one time and up to another inside `tx`, as a restore does that brings an
 * older backup forward; after the newest of them come the functions of this version. What it makes carries nobody's
 * rights yet.
 */
export async function migrateWithin(
  tx: Transaction,
  { after = 0, upTo }: { after?: number; upTo?: number },
): Promise<void> {
  for (const { folderMillis, sql: statements, hash } of readMigrationFiles({
    migrationsFolder: MIGRATIONS,
  })) {
    if (folderMillis <= after || (upTo !== undefined && folderMillis > upTo)) continue
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    )
  }
  if (upTo === undefined) await loadFunctions(tx)
}
