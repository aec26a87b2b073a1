import fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { crossOrigin } from './cross-origin.ts'

let app: FastifyInstance

beforeEach(() => {
  app = fastify()
  crossOrigin(app)
  app.get('/*', async ({ url }, reply) => (url.includes('missing') ? reply.callNotFound() : 'an answer'))
})

const PUBLIC = [
  '/',
  '/api',
  '/api/species/all',
  '/data/cites-trade/2025.1/ursus.parquet',
  '/administration',
  '/api/species/missing',
]
const OWN = [
  '/admin',
  '/admin/species',
  '/api/admin/species?x=1',
  '/api/auth/session',
  '/api/fault-reports',
  '/metrics',
  '/images/species/1',
]

test.each(PUBLIC)('%s may be read by every site, without credentials', async (url) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { headers } = await app.inject({ method, url })
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  }
})

test.each(PUBLIC)('%s says beforehand that it may be read, and nothing else done', async (url) => {
  const { statusCode, headers, body } = await app.inject({
    method: 'OPTIONS',
    url,
    headers: { origin: 'https://notebook.example', 'access-control-request-method': 'GET' },
  })
  expect([statusCode, body]).toEqual([204, ''])
  expect(headers['access-control-allow-methods']).toBe('GET, HEAD')
  expect(headers['access-control-allow-headers']).toContain('if-none-match')
})

test.each(OWN)('%s is for the portal alone', async (url) => {
  const read = await app.inject(url)
  const before = await app.inject({ method: 'OPTIONS', url })
  expect(before.statusCode).toBe(404)
  for (const { headers } of [read, before]) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(headers['cross-origin-resource-policy']).not.toBe('cross-origin')
  }
})
