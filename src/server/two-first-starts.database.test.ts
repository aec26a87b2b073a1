import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { FIRST_ADMINISTRATOR } from '#testing/curator-account.ts'
import { isLongRun } from '#testing/long-run.ts'
import { createTestDatabase, describeWithServer } from '#testing/test-database.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'

/*
 * As a service manager starts several portals at once on a new database. In the usual run two connections take their part
 * in it: preparing.database.test.ts.
 */

const LONGEST_MS = 300_000

describeWithServer('first starts at the same time', () => {
  test.runIf(isLongRun)(
    'on one empty database prepare it once, and all become ready',
    { timeout: LONGEST_MS },
    async () => {
      const { databaseUrl, drop } = await createTestDatabase()
      onTestFinished(drop)
      const environment = { DATABASE_URL: databaseUrl, ...FIRST_ADMINISTRATOR }
      const starts = await Promise.allSettled([startTestServer(environment), startTestServer(environment)])
      const portals = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
      onTestFinished(async () => void (await Promise.all(portals.map((portal: TestServer) => portal.stop()))))
      expect(starts.map((start) => (start.status === 'rejected' ? String(start.reason) : 'ready'))).toEqual([
        'ready',
        'ready',
      ])

      const output = portals.map((portal) => portal.output())
      for (const step of [
        'Catalogue loaded',
        'The administrator curator@example.org is made',
        'Simulated seizure records',
      ]) {
        expect(
          output.filter((said) => said.includes(step)),
          step,
        ).toHaveLength(1)
      }
      const connection = await openDatabase({ databaseUrl })
      const { rows } = await connection.db.execute(sql`select
      (select count(*)::integer from species) as species,
      (select count(*)::integer from "user") as accounts,
      (select count(*) = (select row_count from dataset_releases where dataset = 'cites_trade')
        from cites_trade_records) as whole`)
      await connection.close()
      expect(rows).toEqual([{ species: 43, accounts: 1, whole: true }])
    },
  )
})
