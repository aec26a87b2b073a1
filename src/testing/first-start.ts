import type { DatabasePlace } from '#database/connect.ts'
import { aRelease } from './builders.ts'
import { openWithCatalogue } from './test-database.ts'

/** The catalogue, and word that both datasets are there: a portal that starts on it has nothing to load or simulate. */
export async function withoutSimulation(place: Partial<DatabasePlace>): Promise<void> {
  const connection = await openWithCatalogue(place)
  await aRelease(connection.db, { dataset: 'cites_trade' })
  await aRelease(connection.db, { dataset: 'seizures' })
  await connection.close()
}
