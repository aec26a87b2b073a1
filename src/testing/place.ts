import { type Connection, openDatabase } from '#database/connect.ts'
import type { PortalEnvironment } from './test-server.ts'

/** Where a portal that runs as its own process has its data. */
export type Place = { databaseUrl: string } | { dataDir: string }

/** The environment of the portal, and of the commands beside it, for that place. */
export const placeOf = (place: Place): PortalEnvironment =>
  'dataDir' in place ? { DATA_DIR: place.dataDir } : { DATABASE_URL: place.databaseUrl }

/** Opens the database of that place for some work, and closes it after it. */
export async function withDatabase<Result>(
  place: Place,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await openDatabase(place)
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}
