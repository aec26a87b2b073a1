import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { anAccount, PASSWORD } from '#testing/accounts.ts'
import { observatoryScore } from '#testing/observatory-score.ts'
import { openMigrated } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

const PUBLIC_URL = 'https://portal.example'
const PAGES = ['/', '/gallery', '/glossary', '/api', '/admin', '/admin/login', '/no/such/page']
const ADMIN = 'admin@example.org'

let connection: Connection
let app: FastifyInstance

const ask = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })

beforeAll(async () => {
  connection = await openMigrated()
  await anAccount(connection.db, ADMIN)
  app = await createTestPortal(connection, { PUBLIC_URL })
})
afterAll(async () => {
  await app.close()
  await connection.close()
})

describe('behind https', () => {
  test.each(PAGES)('%s is given 120 points or more by the rules of the HTTP Observatory', async (url) => {
    const { headers, body } = await ask(url)
    const { total, ...points } = observatoryScore({ headers, html: body })
    expect(total, JSON.stringify(points)).toBeGreaterThanOrEqual(120)
    expect(Object.values(points).every((given) => given >= 0)).toBe(true)
  })

  test('an answer that signs someone in is given the points of its cookie too', async () => {
    const { headers } = await app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { origin: PUBLIC_URL },
      payload: { email: ADMIN, password: PASSWORD },
    })
    expect(observatoryScore({ headers, html: '' }).cookies).toBe(5)
  })

  test('the policy names all that a page may load, and each of it from the portal alone', async () => {
    const { headers } = await ask('/')
    const policy = new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)] as const),
    )
    expect(policy.get('default-src')).toEqual(["'none'"])
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(policy.get(name)).toEqual(["'none'"])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('trusted-types')).toEqual(['offline-worker', 'trade-worker'])
    for (const [name, sources] of policy) {
      if (name?.includes('trusted-types')) continue
      for (const source of sources) expect(source, name).toMatch(/^('none'|'self'|'sha256-[\w+/=]+'|blob:)$/)
      if (sources.includes('blob:')) expect(name).toBe('img-src')
    }
  })

  test('what a page carries inside is allowed by its digest, and nothing in it asks for more', async () => {
    for (const url of PAGES) {
      const { body } = await ask(url)
      expect(body, url).not.toMatch(/<[^>]+\sstyle=|<[^>]+\son\w+=|javascript:/)
      expect(body, url).not.toMatch(
        /<(script|img|link rel="(stylesheet|preload|modulepreload|icon)")[^>]+(src|href)="(https?:)?\/\//,
      )
    }
  })

  test('pages are told what they may never ask of a device, and to stay with https for a year', async () => {
    const { headers } = await ask('/')
    expect(headers['permissions-policy']).toContain('geolocation=()')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  })

  test.each([
    '/favicon.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/api/species',
    '/social.png',
    '/apple-touch-icon.png',
  ])('%s is nothing that runs or loads', async (url) => {
    const { headers, statusCode } = await app.inject(url)
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})
