import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { shownAddress } from '#database/engines/database-address.ts'

/** Where tests find a PostgreSQL server; each run makes databases of its own there and drops them. */
const SERVER_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

interface DatabaseSettings {
  /** A template database, which no session has open. */
  template?: string | undefined
  /** Whether a change is answered before it is on the disk. No test stops the server that all of them share. */
  isHurried?: boolean
}

/** A new database of the server: an empty one, or a copy of another. */
export async function createServerDatabase({ template, isHurried = false }: DatabaseSettings = {}) {
  const name = `arctic_tracker_test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} ${template === undefined ? '' : `template ${template}`}`)
  if (isHurried) await onServer(`alter database ${name} set synchronous_commit = off`)
  const url = new URL(SERVER_URL)
  url.pathname = `/${name}`
  return {
    name,
    databaseUrl: url.href,
    drop: () => onServer(`drop database if exists ${name} with (force)`),
  }
}

/** Whether there is a server; without one, a line says that its tests are skipped. */
export async function serverAnswers(): Promise<boolean> {
  const client = new pg.Client({ connectionString: SERVER_URL, connectionTimeoutMillis: 3000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    process.stderr.write(`No PostgreSQL server at ${shownAddress(SERVER_URL)}: its tests are skipped.\n`)
    return false
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER_URL })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
