import fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { rateLimits } from './rate-limits.ts'
import { limitOf, ROUTE_CLASSES, type RouteClass } from './route-class.ts'

const RATE_LIMIT = 100
/** As the portal registers them. */
const ROUTES = [
  '/robots.txt',
  '/assets/main.js',
  '/healthz',
  '/api/*',
  '/api/auth/sign-in/email',
  '/api/admin/*',
  '/api/admin/imports',
  '/api/fault-reports',
  '/images/social/:id.png',
]

/** Something of each class; what it is answered does not matter, only whether it is. */
const SOMETHING: Readonly<Record<RouteClass, { method: 'GET' | 'POST'; url: string }>> = {
  file: { method: 'GET', url: '/assets/main.js' },
  read: { method: 'GET', url: '/robots.txt' },
  question: { method: 'GET', url: '/api/portal' },
  fresh: { method: 'GET', url: '/api/connection-checks' },
  drawing: { method: 'GET', url: '/images/social/1.png' },
  sign_in: { method: 'POST', url: '/api/auth/sign-in/email' },
  change: { method: 'POST', url: '/api/admin/families' },
  upload: { method: 'POST', url: '/api/admin/imports' },
  fault_report: { method: 'POST', url: '/api/fault-reports' },
}
const CLASSES = Object.keys(ROUTE_CLASSES) as RouteClass[]

let app: FastifyInstance

const ask = (of: RouteClass, remoteAddress = '192.0.2.1') => app.inject({ ...SOMETHING[of], remoteAddress })

const sendAll = async (of: RouteClass) => {
  for (let asked = 0; asked < limitOf(of, RATE_LIMIT); asked += 1) {
    const { statusCode, body } = await ask(of)
    expect(body, `${of}, request ${asked + 1}: ${statusCode}`).not.toContain('TOO_MANY_REQUESTS')
  }
}

describe('requests of one network', () => {
  beforeEach(async () => {
    app = fastify({ routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true } })
    await rateLimits(app, RATE_LIMIT)
    for (const route of ROUTES) app.all(route, async () => 'an answer')
  })

  test.each(CLASSES)('of the class %s are counted, and the next is told when to come back', async (of) => {
    await sendAll(of)
    const refused = await ask(of)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().code).toBe('TOO_MANY_REQUESTS')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  test('take nothing from another network, nor from another class, and never from a health check', async () => {
    for (const of of CLASSES) await sendAll(of)
    for (const of of CLASSES) {
      expect((await ask(of)).statusCode, of).toBe(429)
      expect((await ask(of, '192.0.2.2')).statusCode, of).not.toBe(429)
      expect((await ask(of, '2001:db8::1')).statusCode, of).not.toBe(429)
    }
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })

  test('are those of a whole /64, in which a sender changes addresses at will', async () => {
    for (let asked = 0; asked < limitOf('drawing', RATE_LIMIT); asked += 1) {
      await ask('drawing', `2001:db8::${asked + 1}`)
    }
    expect((await ask('drawing', '2001:db8::ffff')).statusCode).toBe(429)
    expect((await ask('drawing', '2001:db8:0:1::1')).statusCode).not.toBe(429)
  })

  test('are counted at addresses where nothing is, too', async () => {
    for (let asked = 0; asked < RATE_LIMIT; asked += 1) await app.inject(`/nothing-${asked}`)
    expect((await app.inject('/nothing-more')).statusCode).toBe(429)
  })
})
