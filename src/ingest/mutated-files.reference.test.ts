import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { isLongRun } from '#testing/long-run.ts'
import { runMutatedFiles } from '#testing/mutated-files/run-files.ts'
import { createTestDatabase, openWithCatalogue, serverAnswers } from '#testing/test-database.ts'

/*
 * A sample of what `npm run bench -- mutated-files` reads by the ten thousand, and `npm run test:full` by the thousand.
 * Files of all six sources come by turns and a seed damages them alike each time; each source's own rules of reading
 * have unit tests, so that the small sample asks whether they still work together.
 */

/** Three of each source. */
const FEW = 18
const COUNT = isLongRun ? 1000 : FEW
const LONGEST_MS = 600_000

const REFERENCE_DATA = process.env.REFERENCE_DATA ?? ''
const isSkipped = (REFERENCE_DATA === '' || !serverAnswers) && process.env.CI !== 'true'

describe.skipIf(isSkipped)('damaged files', () => {
  let connection: Connection
  let drop: () => Promise<void>

  beforeAll(async () => {
    const database = await createTestDatabase('catalogue')
    drop = database.drop
    connection = await openWithCatalogue(database)
  })
  afterAll(async () => {
    await connection.close()
    await drop()
  })

  test('are taken as they say or refused with file, line and reason, and change nothing until accepted', {
    timeout: LONGEST_MS,
  }, async () => {
    const report = await runMutatedFiles({
      connection,
      referenceData: REFERENCE_DATA,
      count: COUNT,
      seed: 20_261_122,
    })
    expect(report.problems).toEqual([])
    expect(report.taken).toBeGreaterThan(COUNT / 10)
    expect(report.refused).toBeGreaterThan(COUNT / 10)
    expect(report.imported).toBeGreaterThan(0)
  })
})
