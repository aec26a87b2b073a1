import type { DatabasePlace } from '#database/connect.ts'
import { aRelease } from './builders.ts'
import { openMigrated } from './test-database.ts'

/** Says that both datasets are there, so that a first start loads the catalogue alone. */
export async function withoutSimulation(place: Partial<DatabasePlace>): Promise<void> {
  const connection = await openMigrated(place)
  await aRelease(connection.db, { dataset: 'cites_trade' })
  await aRelease(connection.db, { dataset: 'seizures' })
  await connection.close()
}
