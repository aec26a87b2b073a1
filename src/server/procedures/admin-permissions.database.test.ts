import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminContract, contract } from '#contract/index.ts'
import { anAccount, cookieOf, PASSWORD, signIn } from '#testing/accounts.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'

/* Made from the contract: a procedure that nobody guards is found the day it is written. */

interface Procedure {
  name: string
  method: string
  path: string
}

/** What every person with an account may ask. */
const FOR_EVERY_ACCOUNT = ['accounts.own']

const SOME_ID = '00000000-0000-4000-8000-000000000000'

function proceduresOf(router: object, path: readonly string[] = []): Procedure[] {
  return Object.entries(router).flatMap(([word, part]: [string, AnyContractProcedure | object]) => {
    const here = [...path, word]
    if (!isContractProcedure(part)) return proceduresOf(part, here)
    const { method = 'POST', path: address = `/${here.join('/')}` } = part['~orpc'].route
    return [{ name: here.join('.'), method, path: address.replaceAll(/\{\+?\w+\}/g, SOME_ID) }]
  })
}

/** Files do not travel as JSON, so their address stands beside the contract. */
const UPLOAD: Procedure = { name: 'releases.upload', method: 'POST', path: '/imports' }

/** The remote function stands beside the rest. */
const addressOf = (path: string) => `/api${path.startsWith('/functions/') ? '' : '/admin'}${path}`

const PROCEDURES = [...proceduresOf(adminContract), UPLOAD]

/** Everything that changes something, that of the sign-in included. */
const CHANGES = [
  ...PROCEDURES.filter(({ method }) => method !== 'GET').map(({ path, ...rest }) => ({
    ...rest,
    address: addressOf(path),
  })),
  ...['sign-in/email', 'sign-out', 'revoke-sessions'].map((name) => ({
    name,
    method: 'POST',
    address: `/api/auth/${name}`,
  })),
]

const PUBLIC_PROCEDURES = proceduresOf(contract)

test('the public interface changes nothing', () => {
  expect(PUBLIC_PROCEDURES.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('every procedure has an address of its own', () => {
  const addresses = PROCEDURES.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(PROCEDURES.map(({ name }) => name)).toEqual(expect.arrayContaining(FOR_EVERY_ACCOUNT))
})

describeOnOneEngine('the back office', (connection) => {
  let app: FastifyInstance
  let url: string
  let reader: string
  let admin: string

  beforeAll(async () => {
    const { db } = connection()
    await anAccount(db, 'admin@example.org')
    await anAccount(db, 'reader@example.org', 'reader')
    app = await createApp({
      connection: connection(),
      config: readConfig({ LOG_LEVEL: 'silent', INATURALIST_URL: '', RATE_LIMIT: '1000000' }),
    })
    url = await app.listen({ port: 0, host: '127.0.0.1' })
    const cookieFor = async (email: string) => cookieOf(await signIn(url, { email, password: PASSWORD }))
    reader = await cookieFor('reader@example.org')
    admin = await cookieFor('admin@example.org')
  })
  afterAll(() => app.close())

  const call = ({ method, path }: Procedure, cookie: string, origin = url) =>
    fetch(url + addressOf(path), {
      method,
      headers: { cookie, ...(method === 'GET' ? {} : { origin, 'content-type': 'application/json' }) },
      body: method === 'GET' ? undefined : '{}',
    })

  describe.each(PROCEDURES)('$name', (procedure) => {
    const open = FOR_EVERY_ACCOUNT.includes(procedure.name)

    test('refuses who is not signed in', async () => {
      const answer = await call(procedure, '')
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ message: 'Access denied. Please sign in.' })
    })

    test(`${open ? 'answers' : 'refuses'} who is signed in without the role`, async () => {
      const answer = await call(procedure, reader)
      expect(answer.status).toBe(open ? 200 : 403)
      if (!open)
        expect(await answer.json()).toMatchObject({ message: 'Access denied. Admin privileges required.' })
    })

    test('lets an administrator in, and is kept by nobody on the way', async () => {
      const answer = await call(procedure, admin)
      expect([200, 400, 404, 409]).toContain(answer.status)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('etag')).toBeNull()
    })
  })

  const FOREIGN: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]

  test.each(CHANGES)('$name refuses an administrator on another site’s page', async ({ method, address }) => {
    for (const named of FOREIGN) {
      const own = 'sec-fetch-site' in named ? { origin: url } : {}
      const answer = await fetch(url + address, {
        method,
        headers: { cookie: admin, 'content-type': 'application/json', ...own, ...named },
        body: '{}',
      })
      expect(answer.status, JSON.stringify(named)).toBe(403)
      expect(await answer.json()).toMatchObject({ message: expect.stringContaining('not come from a page') })
    }
  })

  test('stands in no public description', async () => {
    const description = await (await fetch(`${url}/api/openapi.json`)).text()
    expect(description).not.toContain('/admin')
  })

  test('reads nothing but JSON, and no more of it than a form holds', async () => {
    const send = (type: string, body: string) =>
      fetch(`${url}/api/admin/cites-listings`, {
        method: 'POST',
        headers: { origin: url, 'content-type': type },
        body,
      })
    expect((await send('application/json', '{}')).status).toBe(401)
    expect((await send('application/json', `"${'x'.repeat(2_000_000)}"`)).status).toBe(413)
    expect((await send('text/plain', '{}')).status).toBe(415)
    expect((await send('multipart/form-data; boundary=x', '--x--')).status).toBe(415)
  })

  test('has nothing at other addresses', async () => {
    expect((await fetch(`${url}/api/admin/nothing`, { headers: { cookie: admin } })).status).toBe(404)
  })
})
