import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { aSpecies } from '#testing/builders.ts'
import { type NginxSite, startNginxSite } from '#testing/nginx-site.ts'
import { programsAreThere } from '#testing/programs.ts'
import { openMigrated } from '#testing/test-database.ts'
import { createTestPortal, listen } from '#testing/test-portal.ts'

const METRICS_TOKEN = 'a token of some length'
const TWO_MEGABYTES = Buffer.alloc(2 * 1024 * 1024, 'x')

/* docs/examples/nginx-site.conf, as an operator would use it. */
describe.skipIf(!programsAreThere('nginx', 'openssl'))('two portals behind the example site of nginx', () => {
  let connection: Connection
  let portals: FastifyInstance[] = []
  let site: NginxSite
  const ask: NginxSite['ask'] = (...asked) => site.ask(...asked)

  beforeAll(async () => {
    connection = await openMigrated()
    await aSpecies(connection.db, { description: 'White and large. '.repeat(200) })
    const environment = {
      PUBLIC_URL: 'https://arctic-tracker.example',
      TRUST_PROXY: 'true',
      RATE_LIMIT: '30',
      METRICS_TOKEN,
    }
    portals = [
      await createTestPortal(connection, environment),
      await createTestPortal(connection, environment),
    ]
    for (const portal of portals) await listen(portal)
    const [one, other] = portals.map((portal) => (portal.server.address() as AddressInfo).port)
    site = await startNginxSite([one ?? 0, other ?? 0])
  })
  afterAll(async () => {
    await site?.stop()
    for (const portal of portals) await portal.close()
    await connection.close()
  })

  test('plain http leads to https', async () => {
    const answer = await fetch(`http://127.0.0.1:${site.httpPort}/gallery?page=2`, { redirect: 'manual' })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('https://arctic-tracker.example/gallery?page=2')
  })

  test('pages come with the portal’s own headers and compression', async () => {
    const { status, headers } = await ask('/', { headers: { 'accept-encoding': 'br' } })
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe('br')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['strict-transport-security']).toContain('max-age=')
    expect(headers.server).toBe('nginx')
  })

  test('public answers are kept and revalidated, others never', async () => {
    await ask('/api/species/all')
    const again = await ask('/api/species/all')
    expect(again.headers['x-cache']).toBe('HIT')
    const etag = String(again.headers.etag)
    expect((await ask('/api/species/all', { headers: { 'if-none-match': etag } })).status).toBe(304)
    for (const path of ['/readyz', '/api/connection-checks', '/api/status', '/status']) {
      await ask(path)
      expect((await ask(path)).headers['x-cache']).not.toBe('HIT')
    }
    expect((await ask('/api/admin/session')).headers['x-cache']).toBeUndefined()
  })

  test('who is signed in never gets what was kept for others', async () => {
    await ask('/api/species/all')
    for (const cookie of [
      '__Host-arctic-tracker.session_token=some',
      'a=b; arctic-tracker.session_token=some',
    ])
      expect((await ask('/api/species/all', { headers: { cookie } })).headers['x-cache']).toBe('BYPASS')
  })

  test('the offline worker is asked for anew each time', async () => {
    const { headers } = await ask('/sw.js')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['x-cache']).toBeUndefined()
  })

  test.each([
    '/metrics',
    '/metrics/',
    '//metrics',
    '/metrics//?x',
    '/%6Detrics/',
    '/metrics%2f',
    '/x/../metrics/',
  ])('the metrics stay inside, even for who has the token: %s', async (path) => {
    const asked = { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }
    const { status, headers } = await ask(path, asked)
    expect(status).toBe(404)
    // Of the portal itself, every answer has one.
    expect(headers['content-security-policy']).toBeUndefined()
  })

  test('only the files of a release may be large', async () => {
    const post = {
      method: 'POST',
      headers: { origin: 'https://arctic-tracker.example' },
      body: TWO_MEGABYTES,
    }
    expect((await ask('/api/auth/sign-in/email', post)).status).toBe(413)
    const upload = await ask('/api/admin/imports?source=nammco', post)
    expect([401, 415]).toContain(upload.status)
  })

  test('who writes another address into a request is counted by their own', async () => {
    const statuses: number[] = []
    for (let visit = 0; visit < 70; visit += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${visit}` }
      statuses.push((await ask(`/api/nothing-${visit}`, { headers })).status)
    }
    expect(statuses).toContain(429)
  })

  test('when one stops the other answers', async () => {
    await portals.pop()?.close()
    for (let visit = 0; visit < 4; visit += 1) {
      expect((await ask(`/healthz?${visit}`)).status).toBe(200)
    }
  })
})
