import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Validator } from '@seriousme/openapi-schema-validator'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { species } from '#database/schema/index.ts'
import { aListing, aSpecies } from '#testing/builders.ts'
import { mainOf, textOf } from '#testing/page-markup.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

const PUBLIC_URL = 'https://portal.example'
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

const portalOn = (connection: Connection, environment: Record<string, string> = {}) =>
  createTestPortal(connection, { PUBLIC_URL, ...environment }, { today: () => '2026-11-21' })

describeOnOneEngine('the portal', (connection) => {
  let app: FastifyInstance
  let bear: string

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers })

  beforeAll(async () => {
    const { db } = connection()
    bear = (
      await aSpecies(db, {
        scientific_name: 'Ursus maritimus',
        common_name: 'Polar Bear <b>',
        description: `${'White and large. '.repeat(100)}`,
      })
    ).id
    await aListing(db, bear)
    app = await portalOn(connection())
  })
  afterAll(() => app.close())

  describe('answers', () => {
    test('carry a mark, and are not sent again to who has them', async () => {
      const first = await get(`/api/species/${bear}`)
      expect(first.statusCode).toBe(200)
      expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=300')
      const again = await get(`/api/species/${bear}`, { 'if-none-match': String(first.headers.etag) })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
    })

    test('change their mark with the data', async () => {
      const before = await get(`/api/species/${bear}`)
      await connection().db.update(species).set({ authority: 'Phipps, 1774' })
      await expect
        .poll(async () => (await get(`/api/species/${bear}`)).headers.etag)
        .not.toBe(before.headers.etag)
      expect((await get(`/api/species/${bear}`)).json().authority).toBe('Phipps, 1774')
    })

    test('travel compressed to who accepts that, and plain to who does not', async () => {
      const address = `/api/species/${bear}`
      const [plain, zipped, brotli] = await Promise.all([
        get(address),
        get(address, { 'accept-encoding': 'gzip, deflate' }),
        get(address, { 'accept-encoding': 'gzip, deflate, br' }),
      ])
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(zipped.headers['content-encoding']).toBe('gzip')
      expect(brotli.headers['content-encoding']).toBe('br')
      expect(plain.headers.vary).toContain('accept-encoding')
      expect(gunzipSync(zipped.rawPayload)).toEqual(plain.rawPayload)
      expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload)
      expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    })

    test('to HEAD say the same without the body', async () => {
      const address = `/api/species/${bear}`
      const [whole, head] = [await get(address), await app.inject({ method: 'HEAD', url: address })]
      expect(head.statusCode).toBe(200)
      expect(head.headers.etag).toBe(whole.headers.etag)
      expect(head.body).toBe('')
    })
  })

  describe('refusals', () => {
    test('a species nobody knows is not found', async () => {
      const answer = await get(`/api/species/${UNKNOWN_ID}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({
        code: 'NOT_FOUND',
        message: `Could not find details for species ID: ${UNKNOWN_ID}`,
      })
      expect(answer.headers['cache-control']).toBe('no-store')
    })

    test('an id of another shape is refused with the reason', async () => {
      const answer = await get('/api/species/narwhal')
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toContain('Invalid ID format: Expected valid UUID')
    })

    test.each(['/api/nothing-here', '/api/species/all/of/them'])(
      '%s is not found, as JSON',
      async (address) => {
        const answer = await get(address)
        expect(answer.statusCode).toBe(404)
        expect(answer.json().code).toBe('NOT_FOUND')
      },
    )

    test.each([
      '/api/species?page=1000',
      '/api/species?search=%25%27%3B--DROP%20TABLE%20species',
      `/api/species?search=${'x'.repeat(500)}`,
    ])('whatever is searched for is answered: %s', async (address) => {
      expect((await get(address)).statusCode).toBe(200)
    })

    test('a search that no name could be as long as is refused with the reason', async () => {
      const answer = await get(`/api/species?search=${'x'.repeat(501)}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toContain('search must have at most 500 characters')
    })

    test('an address that cannot be read is refused, not failed', async () => {
      expect((await get('/api/species?search=%E0%A4%A')).statusCode).toBeLessThan(500)
      expect((await get('/species/%E0%A4%A')).statusCode).toBeLessThan(500)
      expect((await get('/api/species?search=%00')).statusCode).toBeLessThan(500)
    })

    test('a page whose address cannot be read is not found, like any other', async () => {
      for (const address of ['/%E0%A4%A', '/species/%E0%A4%A', '/no/such/page']) {
        const page = await get(address, { accept: 'text/html' })
        expect(page.statusCode).toBe(404)
        expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
        expect(page.headers['content-security-policy']).toContain("default-src 'none'")
        expect(page.body).toContain('<title>Page not found | Arctic Tracker</title>')
      }
    })

    test('only reading is possible', async () => {
      const answer = await app.inject({ method: 'POST', url: '/api/species', payload: { any: 'thing' } })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
    })
  })

  describe('pages', () => {
    test('carry title, address, data and what the security policy allows', async () => {
      const page = await get(`/species/${bear}`, { accept: 'text/html' })
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(page.body).toContain('<title>Polar Bear &lt;b&gt; (Ursus maritimus) | Arctic Tracker</title>')
      expect(page.body).toContain(`<link rel="canonical" href="${PUBLIC_URL}/species/${bear}">`)
      expect(page.body).toContain('property="og:image:width" content="1200"')
      expect(page.body).toContain('"procedure":"species.get"')
      expect(page.body).not.toContain('Polar Bear <b>')
      expect(page.body).not.toMatch(/ style="/)
    })

    test('lower-case the id of a species', async () => {
      expect((await get(`/species/${bear.toUpperCase()}`)).body).toContain(`${PUBLIC_URL}/species/${bear}"`)
    })

    test('that do not exist are pages too, with their status and not for search engines', async () => {
      const missing = ['/nowhere', `/species/${UNKNOWN_ID}`, '/species/narwhal']
      for (const answer of await Promise.all(missing.map((url) => get(url, { accept: 'text/html' })))) {
        expect(answer.statusCode).toBe(404)
        expect(answer.headers['content-type']).toContain('text/html')
        expect(answer.body).toContain('<meta name="robots" content="noindex">')
      }
    })

    test('of the old community lead to the methodology', async () => {
      const answer = await get('/community')
      expect([answer.statusCode, answer.headers.location]).toEqual([301, '/methodology'])
    })

    test.each([
      { given: '/home', leads: '/gallery' },
      { given: '/home?search=a%26b&citesAppendix=I', leads: '/gallery?search=a%26b&citesAppendix=I' },
      { given: '/home?page=3&iucnStatus=VU', leads: '/gallery?page=2&iucnStatus=VU' },
    ])('of the former page to browse lead to the gallery: $given', async ({ given, leads }) => {
      const answer = await get(given)
      expect([answer.statusCode, answer.headers.location]).toEqual([301, leads])
    })

    test('stand in the sitemap with their priorities, species included', async () => {
      const { body, headers } = await get('/sitemap.xml')
      expect(headers['content-type']).toContain('xml')
      const priorityOf = (path: string) =>
        new RegExp(`<loc>${PUBLIC_URL}${path}</loc>(?:<lastmod>[\\d-]+</lastmod>)?<priority>([\\d.]+)<`).exec(
          body,
        )?.[1]
      expect(['/', '/gallery', '/research', '/about', `/species/${bear}`].map(priorityOf)).toEqual([
        '1',
        '0.9',
        '0.8',
        '0.7',
        '0.8',
      ])
      expect(priorityOf('/debug/database')).toBeUndefined()
      expect((await get('/robots.txt')).body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
    })
  })

  describe('security', () => {
    test('no page may be framed, guessed at, or load anything from elsewhere', async () => {
      const { headers } = await get('/')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['strict-transport-security']).toContain('max-age=')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("object-src 'none'")
      expect(policy).not.toContain('unsafe')
      expect(policy).not.toMatch(/https?:/)
    })

    test('data loads nothing and stands in no frame', async () => {
      const { headers } = await get('/api/species')
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      // Other sites may read it, as they may read everything public.
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    })

    test('who asks too often is asked to wait, and health checks never are', async () => {
      const busy = await portalOn(connection(), { RATE_LIMIT: '3' })
      const statuses: number[] = []
      for (let request = 0; request < 5; request += 1) {
        statuses.push((await busy.inject('/robots.txt')).statusCode)
      }
      const refused = await busy.inject('/robots.txt')
      const page = await busy.inject({ url: '/gallery', headers: { accept: 'text/html' } })
      const health = await busy.inject('/healthz')
      await busy.close()
      expect(statuses).toEqual([200, 200, 200, 429, 429])
      expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
      expect(refused.headers['retry-after']).toBeDefined()
      expect(page.statusCode).toBe(429)
      expect(page.headers['content-type']).toContain('text/html')
      expect(page.headers['cache-control']).toBe('no-store')
      expect(page.headers['retry-after']).toBeDefined()
      expect(page.body).toContain('Too Many Requests')
      expect(health.statusCode).toBe(200)
    })
  })

  test('the process and the database are reported as well', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
    const ready = await get('/readyz')
    expect(ready.json()).toMatchObject({ status: 'ready' })
    expect(ready.headers['cache-control']).toBe('no-store')
  })

  test('the connection test is done anew for everybody who asks', async () => {
    const checks = await get('/api/connection-checks')
    expect(checks.statusCode).toBe(200)
    expect(checks.headers['cache-control']).toBe('no-store')
    expect(checks.json()).toHaveLength(4)
  })

  test('the connection test answers when the database does not, and names no address', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:5432'), { code: 'ECONNREFUSED' })
    const refusing = {
      get: () => () => {
        throw refused
      },
    }
    const gone = {
      ...connection(),
      reader: new Proxy(connection().reader, refusing),
      urgent: new Proxy(connection().urgent, refusing),
      onDataVersion: async (listener: (told: undefined) => void) => listener(undefined),
    }
    const cutOff = await portalOn(gone)
    try {
      const checks = await cutOff.inject({ url: '/api/connection-checks' })
      expect(checks.statusCode).toBe(200)
      expect(checks.json().map(({ error }: { error: string }) => error)).toEqual(Array(4).fill('unreachable'))
      expect(checks.body).not.toContain('10.1.2.3')
    } finally {
      await cutOff.close()
    }
  })

  test('the status says how the portal is, is kept nowhere, and is no page for search engines', async () => {
    const status = await get('/api/status')
    expect(status.statusCode).toBe(200)
    expect(status.headers['cache-control']).toBe('no-store')
    expect(status.json()).toMatchObject({
      database: { state: 'answers' },
      releases: [],
      taxon_service: 'off',
      contact: null,
      issues_url: null,
    })
    const page = await get('/status', { accept: 'text/html', 'accept-language': 'da' })
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(page.headers['content-language']).toBe('da')
    expect(page.body).toContain('<meta name="robots" content="noindex">')
    expect(textOf(mainOf(page.body))).toContain('Webstedet fungerer')
    expect((await get('/sitemap.xml')).body).not.toContain('/status')
  })

  test('the status answers when the database does not, and names nothing inside', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:5432'), { code: 'ECONNREFUSED' })
    const refusing = {
      get: () => () => {
        throw refused
      },
    }
    const gone = {
      ...connection(),
      reader: new Proxy(connection().reader, refusing),
      urgent: new Proxy(connection().urgent, refusing),
      onDataVersion: async (listener: (told: undefined) => void) => listener(undefined),
    }
    const cutOff = await portalOn(gone, { PORTAL_CONTACT: 'help@portal.example' })
    try {
      const status = await cutOff.inject({ url: '/api/status' })
      expect([status.statusCode, status.headers['cache-control']]).toEqual([200, 'no-store'])
      expect(status.json()).toMatchObject({
        database: { state: 'unreachable' },
        data_version: null,
        releases: null,
        contact: 'help@portal.example',
      })
      const page = await cutOff.inject({ url: '/status', headers: { accept: 'text/html' } })
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
      expect(textOf(mainOf(page.body))).toContain('Part of the site is not working')
      expect(page.body).toContain('href="mailto:help@portal.example')
      for (const { body } of [status, page]) expect(body).not.toMatch(/10\.1\.2\.3|5432|ECONN|node_modules/)
      const failed = await cutOff.inject({ url: '/glossary', headers: { accept: 'text/html' } })
      expect(failed.statusCode).toBe(503)
      expect(failed.body).toContain('<a href="/status">Site Status</a>')
    } finally {
      await cutOff.close()
    }
  })

  test('the interface describes itself', async () => {
    const description = (await get('/api/openapi.json')).json()
    expect(Object.keys(description.paths)).toContain('/species/{id}')
    expect(await new Validator().validate(description)).toMatchObject({ valid: true })
    const spoilt = { ...description, paths: { 'no-slash': {} } }
    expect(await new Validator().validate(spoilt)).toMatchObject({ valid: false })
    const page = await get('/api')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\/(?!portal\.example)/)
  })

  // Last, since it takes the table away.
  test('a fault of ours is one sentence to the visitor, a page to browsers, and never an inner detail', async () => {
    await connection().db.execute(sql`alter table common_names rename to common_names_gone`)
    await connection().db.update(species).set({ authority: null })
    try {
      await expect.poll(async () => (await get(`/api/species/${bear}`)).statusCode).toBe(500)
      const page = await get(`/species/${bear}`, { accept: 'text/html,*/*;q=0.8' })
      expect(page.statusCode).toBe(500)
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(page.headers['cache-control']).toBe('no-store')
      expect(page.body).toContain('<title>Server Error | Arctic Tracker</title>')
      expect(mainOf(page.body)).toMatch(/<h1[^>]*>Server Error<\/h1>/)
      expect(page.body).not.toMatch(/<aside data-simulated|\{\w+\}<\//)
      expect(page.body).toContain('<meta name="robots" content="noindex">')
      expect(page.body).not.toMatch(/common_names|\bat .*\.ts|node_modules/i)

      const asked = [
        { url: `/api/species/${bear}`, accept: 'text/html' },
        { url: `/species/${bear}`, accept: 'application/json' },
      ]
      for (const { url, accept } of asked) {
        const answer = await get(url, { accept })
        expect(answer.statusCode).toBe(500)
        expect(answer.headers['cache-control']).toBe('no-store')
        expect(answer.body).not.toMatch(/common_names|select|\bat .*\.ts|node_modules/i)
        expect(answer.json()).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
      }
    } finally {
      await connection().db.execute(sql`alter table common_names_gone rename to common_names`)
    }
  })
})
