import { openDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { aRelease } from './builders.ts'

/** Says that both datasets are there, so that a first start loads the catalogue alone. */
export async function withoutSimulation(place: Parameters<typeof openDatabase>[0]): Promise<void> {
  const connection = await openDatabase(place)
  await migrateDatabase(connection)
  await aRelease(connection.db, { dataset: 'cites_trade' })
  await aRelease(connection.db, { dataset: 'seizures' })
  await connection.close()
}
