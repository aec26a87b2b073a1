import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { anAccount } from '#testing/accounts.ts'
import { describedOperations, type Operation } from '#testing/bad-requests/described-operations.ts'
import { ODD_OBJECT } from '#testing/bad-requests/hostile-values.ts'
import { valueIn } from '#testing/bad-requests/values-of-schema.ts'
import { sampled } from '#testing/long-run.ts'
import { openMigrated } from '#testing/test-database.ts'
import { createTestPortal, listen, sessionOf } from '#testing/test-portal.ts'

/* Made from the contract: every procedure with a body, in the long run with every field of it. */

const SEED = 20_261_123
const IDS = ['00000000-0000-4000-8000-000000000000']

const withBody = (await describedOperations()).filter(({ method }) => method !== 'GET')
/** Signing in and out is not part of the contract. */
const SIGN_IN: Operation[] = ['sign-in/email', 'sign-out', 'revoke-sessions'].map((name) => ({
  method: 'POST',
  path: `/api/auth/${name}`,
  parameters: [],
  body: { type: 'object', properties: { email: { type: 'string' }, password: { type: 'string' } } },
}))
const PROCEDURES = [...withBody, ...SIGN_IN].map((operation) => ({
  ...operation,
  name: `${operation.method} ${operation.path}`,
}))

const ODD_VALUES = [ODD_OBJECT, [ODD_OBJECT], { a: [{ b: ODD_OBJECT }] }]

/** Of these the usual run sends so many to each procedure. */
const USUAL_BODIES = 9

/** Such an object as the body, in each of its fields, and in all of them. */
function bodiesOf({ body = {} }: Operation): unknown[] {
  const [right] = fc.sample(valueIn(body, IDS), { numRuns: 1, seed: SEED })
  const fields = Object.keys(body.properties ?? {})
  return ODD_VALUES.flatMap((odd) => [
    odd,
    ...fields.map((field) => ({ ...Object(right), [field]: odd })),
    ...(fields.length > 0 ? [Object.fromEntries(fields.map((field) => [field, odd]))] : []),
  ])
}

describe('a body with members named like methods', () => {
  let connection: Connection
  let app: FastifyInstance
  let url: string
  let cookie: string

  beforeAll(async () => {
    connection = await openMigrated()
    await anAccount(connection.db, 'admin@example.org')
    app = await createTestPortal(connection)
    url = await listen(app)
    cookie = await sessionOf(url, 'admin@example.org')
  })
  afterAll(async () => {
    await app.close()
    await connection.close()
  })

  test.each(PROCEDURES)('$name refuses it', async (operation) => {
    const { method, path } = operation
    const address = path.replaceAll(/\{\+?\w+\}/g, String(IDS[0]))
    const failed: string[] = []
    for (const body of sampled(bodiesOf(operation), USUAL_BODIES)) {
      const answer = await fetch(url + address, {
        method,
        headers: { cookie, origin: url, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (answer.status !== 400) failed.push(`${answer.status}: ${JSON.stringify(body)}`)
    }
    expect(failed).toEqual([])
  })
})
