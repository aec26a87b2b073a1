import { afterAll, beforeAll, describe, inject } from 'vitest'
import { type Connection, type DatabasePlace, openDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { createServerDatabase } from './postgresql-server.ts'

/** Whether there is a PostgreSQL server for tests. */
export const serverAnswers = inject('migratedTemplate') !== undefined

/** An empty PostgreSQL database of its own, which nothing has migrated yet. */
export const createTestDatabase = () => createServerDatabase()

/** A migrated, empty database at this place, else one of the embedded engine in memory. */
export async function openMigrated(place: Partial<DatabasePlace> = {}): Promise<Connection> {
  const connection = await openDatabase({ ...place, image: inject('migratedImage') })
  await migrateDatabase(connection)
  return connection
}

/**
 * Runs the same tests on the embedded engine and on PostgreSQL, each on a migrated empty database.
 * Without a server those of PostgreSQL are skipped with a line that says so; under CI that is a failure.
 */
export function describeOnBothEngines(what: string, tests: (connection: () => Connection) => void): void {
  describe(`${what}, embedded`, () => {
    tests(useConnection(async () => ({ connection: await openMigrated(), drop: async () => undefined })))
  })

  describe.skipIf(!serverAnswers && process.env.CI !== 'true')(`${what}, PostgreSQL`, () => {
    tests(useConnection(openServerDatabase))
  })
}

async function openServerDatabase(): Promise<Opened> {
  const { databaseUrl, drop } = await createServerDatabase(inject('migratedTemplate'))
  return { connection: await openMigrated({ databaseUrl }), drop }
}

interface Opened {
  connection: Connection
  drop: () => Promise<void>
}

function useConnection(open: () => Promise<Opened>): () => Connection {
  let opened: Opened | undefined

  beforeAll(async () => {
    opened = await open()
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
