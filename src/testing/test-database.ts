import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import { type Connection, openDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'

/** Where tests find a PostgreSQL server; each run makes databases of its own there and drops them. */
const SERVER_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

export const serverAnswers = await reachable(SERVER_URL)

/** A migrated, empty PostgreSQL database of its own. */
export async function createTestDatabase(): Promise<{ databaseUrl: string; drop: () => Promise<void> }> {
  const name = `arctic_tracker_test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name}`)
  const url = new URL(SERVER_URL)
  url.pathname = `/${name}`
  return { databaseUrl: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) }
}

/**
 * Runs the same tests on the embedded engine and on PostgreSQL, each on a migrated empty database.
 * Without a server those of PostgreSQL are skipped with a line that says so; under CI that is a failure.
 */
export function describeOnBothEngines(what: string, tests: (connection: () => Connection) => void): void {
  describe(`${what}, embedded`, () => {
    tests(useConnection(async () => ({ connection: await openDatabase({}), drop: async () => undefined })))
  })

  describe.skipIf(!serverAnswers && process.env.CI !== 'true')(`${what}, PostgreSQL`, () => {
    tests(
      useConnection(async () => {
        const { databaseUrl, drop } = await createTestDatabase()
        return { connection: await openDatabase({ databaseUrl }), drop }
      }),
    )
  })
}

function useConnection(
  open: () => Promise<{ connection: Connection; drop: () => Promise<void> }>,
): () => Connection {
  let opened: Awaited<ReturnType<typeof open>> | undefined

  beforeAll(async () => {
    opened = await open()
    await migrateDatabase(opened.connection)
  })
  afterAll(async () => {
    await opened?.connection.close()
    await opened?.drop()
  })

  return () => {
    if (opened === undefined) throw new Error('The test database is not open yet')
    return opened.connection
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

async function reachable(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    process.stderr.write(`No PostgreSQL server at ${connectionString}: its tests are skipped.\n`)
    return false
  }
}
