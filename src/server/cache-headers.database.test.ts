import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { species } from '#database/schema/index.ts'
import { sendBytes } from '#testing/bad-requests/send-request.ts'
import { aSpecies } from '#testing/builders.ts'
import { openMigrated } from '#testing/test-database.ts'
import { createTestPortal, listen } from '#testing/test-portal.ts'

const SHARED = 'public, max-age=0, s-maxage=300'
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

let connection: Connection
let app: FastifyInstance
let url: string
let page: string

beforeAll(async () => {
  connection = await openMigrated()
  page = `/species/${(await aSpecies(connection.db, { description: 'White and large. '.repeat(200) })).id}`
  app = await createTestPortal(connection)
  url = await listen(app)
})
afterAll(async () => {
  await app.close()
  await connection.close()
})

const get = (address: string, headers: Record<string, string> = {}) => app.inject({ url: address, headers })

describe('the description of the interface', () => {
  test.each([
    { address: '/api', type: 'text/html; charset=utf-8', vary: 'accept-encoding, accept-language, cookie' },
    { address: '/api/openapi.json', type: 'application/json; charset=utf-8', vary: 'accept-encoding' },
  ])('$address is compressed, may be cached and is not sent again', async ({ address, type, vary }) => {
    const [plain, packed] = [await get(address), await get(address, { 'accept-encoding': 'br' })]
    expect(packed.headers).toMatchObject({ 'content-type': type, 'content-encoding': 'br', vary })
    expect(packed.headers['cache-control']).toBe(SHARED)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    const again = await get(address, { 'if-none-match': String(packed.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

describe('the keys by which a cache in front forgets', () => {
  const keysOf = async (address: string) => String((await get(address)).headers['surrogate-key']).split(' ')
  const changedSince = async (since: number) =>
    (await get(`/api/changed-parts?since=${since}`)).json<{ data_version: number; keys: string[] }>()

  test('an answer about a species and its page carry those of the species, a list those of what it says, others that of all data', async () => {
    const ofSpecies = [page.slice(1), 'species/*', 'shared']
    expect(await keysOf(`/api${page}`)).toEqual(ofSpecies)
    expect(await keysOf(page)).toEqual(expect.arrayContaining(ofSpecies))
    expect(await keysOf('/api/species/all')).toEqual(
      expect.arrayContaining(['listed_species', 'common_names', 'iucn_assessments']),
    )
    expect(await keysOf('/api/tables')).toEqual(
      expect.arrayContaining(['catalogued_species', 'common_names', 'dataset_releases']),
    )
    expect(await keysOf('/sitemap.xml')).toEqual(['all-data'])
    expect((await get('/api/species/nothing')).headers['surrogate-key']).toBeUndefined()
  })

  test('what changed since a data version is named by the same keys, and is asked for each time', async () => {
    const { data_version } = await changedSince(0)
    expect(await changedSince(data_version)).toEqual({ data_version, keys: [] })
    const id = page.split('/').at(-1) ?? ''
    await connection.db.update(species).set({ description: 'White' }).where(eq(species.id, id))
    await expect
      .poll(() => changedSince(data_version))
      .toEqual({
        data_version: data_version + 1,
        keys: ['all-data', 'species', `species/${id}`],
      })
    expect((await get('/api/changed-parts?since=0')).headers['cache-control']).toBe('no-store')
  })
})

describe('what is not there', () => {
  test.each([
    { method: 'GET', address: '/nothing', accept: 'text/html' },
    { method: 'GET', address: '/nothing', accept: 'application/json' },
    { method: 'POST', address: '/nothing', accept: '*/*' },
    { method: 'GET', address: '/assets/nothing.js', accept: 'application/javascript' },
    { method: 'GET', address: '/api/nothing', accept: '*/*' },
    { method: 'GET', address: '/api/admin/nothing', accept: '*/*' },
    { method: 'GET', address: '/api/auth/nothing', accept: '*/*' },
    { method: 'GET', address: `/images/species/${UNKNOWN_ID}`, accept: 'image/*' },
    { method: 'GET', address: '/images/species/nothing', accept: 'image/*' },
    { method: 'GET', address: `/images/social/${UNKNOWN_ID}.png`, accept: 'image/*' },
    { method: 'GET', address: '/offline-answers/nothing', accept: 'application/json' },
  ] as const)('$method $address ($accept) is kept by no cache', async ({ method, address, accept }) => {
    const { headers, statusCode } = await app.inject({ method, url: address, headers: { accept } })
    expect(statusCode).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('compression', () => {
  test.each([
    { accepted: 'gzip;q=0', sent: undefined },
    { accepted: 'br;q=0, gzip;q=0', sent: undefined },
    { accepted: '*;q=0', sent: undefined },
    { accepted: 'identity', sent: undefined },
    { accepted: 'br;q=0, gzip', sent: 'gzip' },
    { accepted: 'gzip, deflate, br, zstd', sent: 'br' },
  ])('is what the client accepts: $accepted', async ({ accepted, sent }) => {
    for (const address of [page, `/api${page}`, '/api', '/api/openapi.json']) {
      const { headers, statusCode } = await get(address, { 'accept-encoding': accepted })
      expect([statusCode, headers['content-encoding']], address).toEqual([200, sent])
    }
  })
})

describe('a request', () => {
  const sent = (hosts: readonly string[], protocol = '1.1') => {
    const lines = hosts.map((host) => `${host}\r\n`).join('')
    return sendBytes(url, `GET /healthz HTTP/${protocol}\r\n${lines}connection: close\r\n\r\n`)
  }

  test.each([
    { what: 'no host', hosts: [] },
    { what: 'two hosts', hosts: ['host: portal.example', 'host: evil.example'] },
    { what: 'the same host twice', hosts: ['Host: portal.example', 'HOST: portal.example'] },
  ])('with $what is refused', async ({ hosts }) => {
    const answer = await sent(hosts)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('"code":"BAD_REQUEST"')
  })

  test('with one host is answered, as is one of the older protocol without', async () => {
    expect(await sent(['host: portal.example'])).toMatch(/^HTTP\/1\.1 200 /)
    expect(await sent([], '1.0')).toMatch(/^HTTP\/1\.1 200 /)
    expect(await sent(['host: portal.example', 'host: evil.example'], '1.0')).toMatch(/^HTTP\/1\.1 400 /)
  })
})
