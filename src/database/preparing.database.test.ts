import { expect, onTestFinished, test, vi } from 'vitest'
import { loadCatalogue } from '#ingest/catalogue/load-catalogue.ts'
import { createTestDatabase, describeWithServer } from '#testing/test-database.ts'
import { openDatabase } from './connect.ts'
import { migrateDatabase } from './migrate.ts'
import { whilePreparing } from './preparing.ts'
import { species } from './schema/index.ts'

describeWithServer('two portals that prepare one empty database at the same time', () => {
  test('wait for each other, and load the catalogue once', async () => {
    const { databaseUrl, drop } = await createTestDatabase()
    onTestFinished(drop)
    const connections = await Promise.all([openDatabase({ databaseUrl }), openDatabase({ databaseUrl })])
    onTestFinished(async () => void (await Promise.all(connections.map(({ close }) => close()))))
    const waits = vi.fn()
    const prepared = connections.map((connection) =>
      whilePreparing(
        connection,
        async () => {
          await migrateDatabase(connection)
          return loadCatalogue(connection)
        },
        waits,
      ),
    )
    expect((await Promise.all(prepared)).sort()).toEqual([false, true])
    expect(waits).toHaveBeenCalledOnce()
    expect(await connections[0].db.$count(species)).toBe(43)
  })
})
