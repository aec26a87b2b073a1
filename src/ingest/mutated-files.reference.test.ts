import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Connection, openDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { runMutatedFiles } from '#testing/mutated-files/run-files.ts'
import { createTestDatabase, serverAnswers } from '#testing/test-database.ts'
import { loadCatalogue } from './catalogue/load-catalogue.ts'

/* A sample of what `npm run bench -- mutated-files` reads by the ten thousand. */

const REFERENCE_DATA = process.env.REFERENCE_DATA ?? ''
const isSkipped = (REFERENCE_DATA === '' || !serverAnswers) && process.env.CI !== 'true'

describe.skipIf(isSkipped)('damaged files', () => {
  let connection: Connection
  let drop: () => Promise<void>

  beforeAll(async () => {
    const database = await createTestDatabase()
    drop = database.drop
    connection = await openDatabase(database)
    await migrateDatabase(connection)
    await loadCatalogue(connection)
  })
  afterAll(async () => {
    await connection.close()
    await drop()
  })

  test('are taken as they say or refused with file, line and reason, and change nothing until accepted', async () => {
    const report = await runMutatedFiles({
      connection,
      referenceData: REFERENCE_DATA,
      count: 100,
      seed: 20_261_122,
    })
    expect(report.problems).toEqual([])
    expect(report.taken).toBeGreaterThan(10)
    expect(report.refused).toBeGreaterThan(10)
    expect(report.imported).toBeGreaterThan(1)
  })
})
