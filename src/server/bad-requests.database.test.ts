import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { anAccount } from '#testing/accounts.ts'
import { runRequests } from '#testing/bad-requests/run-requests.ts'
import {
  aCatch,
  aCmsListing,
  aCommonName,
  aCountry,
  aGlossaryTerm,
  aListing,
  aManagementArea,
  anAssessment,
  aReference,
  aShipment,
  aSpecies,
} from '#testing/builders.ts'
import { isLongRun } from '#testing/long-run.ts'
import { createTestDatabase, describeWithServer, openMigrated } from '#testing/test-database.ts'
import { createTestPortal, listen, sessionOf } from '#testing/test-portal.ts'

/*
 * A sample of what `npm run bench -- requests` sends by the hundred thousand, and `npm run test:full` by the thousand. A
 * seed makes the same requests each time, so that the small sample finds what a change broke of every kind of request:
 * a defect of the shape of an answer shows in many of them. Rare ones are for the large run.
 */

const SAMPLE = isLongRun ? 4000 : 200
const LONGEST_MS = 600_000
const SEED = 20_261_122
const LEAST_SHARE = 0.05
/** What bad requests would give every object, see hostile-values.ts. */
const SENT_FOR_PROTOTYPES = ['polluted', 'isAdmin']

describeWithServer('a portal that is sent anything', () => {
  let connection: Connection
  let drop: () => Promise<void>
  let app: FastifyInstance
  let url: string
  let cookie: string

  beforeAll(async () => {
    const database = await createTestDatabase('tables')
    drop = database.drop
    connection = await openMigrated(database)
    const { db } = connection
    await anAccount(db, 'admin@example.org')
    const { id } = await aSpecies(db, { scientific_name: 'Ursus maritimus' })
    await aCountry(db, 'GL')
    await aManagementArea(db, 'Baffin Bay')
    await aGlossaryTerm(db, 'Quota')
    await anAssessment(db, id)
    await aListing(db, id)
    await aCmsListing(db, id)
    await aCommonName(db, id)
    await aReference(db, id)
    await aCatch(db, id)
    await aShipment(db, id)
    app = await createTestPortal(connection)
    url = await listen(app)
    cookie = await sessionOf(url, 'admin@example.org')
  })
  afterAll(async () => {
    await app.close()
    await connection.close()
    await drop()
  })

  test('answers or refuses each in its own words, and goes on', { timeout: LONGEST_MS }, async () => {
    const report = await runRequests({ url, cookie, count: SAMPLE, seed: SEED })
    expect(report.problems).toEqual([])
    expect(report.sent).toBeGreaterThan(SAMPLE)
    // Had the session ended or a limit been met, all would be refused alike and nothing be tried.
    for (const status of [200, 400]) {
      expect(report.statuses[status], `answers with ${status}`).toBeGreaterThan(SAMPLE * LEAST_SHARE)
    }
    // The portal runs in this very process: what had reached a prototype would be seen here.
    for (const name of SENT_FOR_PROTOTYPES) expect(name in {}, name).toBe(false)
  })

  test.each([
    '{"__proto__":{"isAdmin":true}}',
    '{"email":{"__proto__":{"polluted":1}}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
  ])('refuses a body that would change what all objects have: %s', async (body) => {
    const headers = { cookie, origin: url, 'content-type': 'application/json' }
    for (const address of ['/api/auth/sign-in/email', '/api/admin/species']) {
      const answer = await fetch(url + address, { method: 'POST', headers, body })
      expect(answer.status, address).toBe(400)
    }
    for (const name of SENT_FOR_PROTOTYPES) expect(name in {}, name).toBe(false)
  })
})
