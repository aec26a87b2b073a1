import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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
const SOMETHING: Readonly<
  Record<RouteClass, { method: 'GET' | 'POST'; url: string; headers?: Record<string, string> }>
> = {
  file: { method: 'GET', url: '/assets/main.js' },
  read: { method: 'GET', url: '/robots.txt' },
  question: { method: 'GET', url: '/api/portal' },
  costly: { method: 'GET', url: '/api/species/1/reserved-trade' },
  fresh: { method: 'GET', url: '/api/connection-checks' },
  drawing: { method: 'GET', url: '/images/social/1.png' },
  sign_in: { method: 'POST', url: '/api/auth/sign-in/email' },
  change: { method: 'POST', url: '/api/admin/families', headers: { session: 'one' } },
  unauthenticated_change: { method: 'POST', url: '/api/admin/families' },
  upload: { method: 'POST', url: '/api/admin/imports', headers: { session: 'one' } },
  fault_report: { method: 'POST', url: '/api/fault-reports' },
}
const CLASSES = Object.keys(ROUTE_CLASSES) as RouteClass[]

let app: FastifyInstance

const BY_SESSION: readonly RouteClass[] = ['change', 'upload']

const ask = (of: RouteClass, remoteAddress = '192.0.2.1') => app.inject({ ...SOMETHING[of], remoteAddress })
const askAs = (session: string, of: RouteClass, remoteAddress = '192.0.2.1') =>
  app.inject({ ...SOMETHING[of], headers: { session }, remoteAddress })

const sendAll = async (of: RouteClass) => {
  for (let asked = 0; asked < limitOf(of, RATE_LIMIT); asked += 1) {
    const { statusCode, body } = await ask(of)
    expect(body, `${of}, request ${asked + 1}: ${statusCode}`).not.toContain('TOO_MANY_REQUESTS')
  }
}

describe('requests of one network', () => {
  beforeEach(async () => {
    app = fastify({ routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true } })
    await rateLimits(app, RATE_LIMIT, async ({ headers }) => headers.session?.toString())
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

  test.each(CLASSES)('of the class %s are told how many more are answered, and until when', async (of) => {
    const max = limitOf(of, RATE_LIMIT)
    const first = await ask(of)
    expect(first.headers['ratelimit-policy']).toBe(`"${of}";q=${max};w=60`)
    expect(first.headers.ratelimit).toMatch(new RegExp(`^"${of}";r=${max - 1};t=(60|59)$`))
    for (let asked = 1; asked < max; asked += 1) await ask(of)
    expect((await ask(of)).headers.ratelimit).toMatch(new RegExp(`^"${of}";r=0;t=\\d+$`))
  })

  test('take nothing from another network, nor from another class, and never from a health check', async () => {
    for (const of of CLASSES) await sendAll(of)
    for (const of of CLASSES) {
      expect((await ask(of)).statusCode, of).toBe(429)
      if (BY_SESSION.includes(of)) continue
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

  test.each([
    { what: 'a /64', from: () => '2001:db8:1:1::1', times: 1 },
    {
      what: 'other /64 of one /48',
      from: (index: number) => `2001:db8:1:${index.toString(16)}::1`,
      times: 4,
    },
    { what: 'an IPv4 address', from: () => '192.0.2.1', times: 1 },
    { what: 'an IPv4 address within IPv6', from: () => '::ffff:192.0.2.1', times: 1 },
    { what: 'its other spelling', from: () => '::ffff:c000:201', times: 1 },
  ])('to sign in from $what are refused after $times times the limit', async ({ from, times }) => {
    const limit = times * limitOf('sign_in', RATE_LIMIT)
    for (let asked = 0; asked < limit; asked += 1)
      expect((await ask('sign_in', from(asked))).statusCode, `attempt ${asked + 1}`).toBe(200)
    const refused = await ask('sign_in', from(limit))
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    for (const other of ['192.0.2.2', '2001:db8:2::1', '::ffff:192.0.2.3'])
      expect((await ask('sign_in', other)).statusCode, other).toBe(200)
  })

  test('to sign in that a /64 sends too many of take nothing from others of its /48', async () => {
    for (let asked = 0; asked < 10 * limitOf('sign_in', RATE_LIMIT); asked += 1)
      await ask('sign_in', '2001:db8:1:1::1')
    expect((await ask('sign_in', '2001:db8:1:2::1')).statusCode).toBe(200)
  })

  test('from an IPv4 address are counted with those that an IPv6 socket names it by', async () => {
    for (let asked = 0; asked < limitOf('sign_in', RATE_LIMIT); asked += 1) await ask('sign_in', '192.0.2.1')
    expect((await ask('sign_in', '::ffff:192.0.2.1')).statusCode).toBe(429)
  })

  describe('while the clock is set', () => {
    beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
    afterEach(() => vi.useRealTimers())

    test.each(['2020-01-01', '2040-01-01'])('to %s are forgotten after a minute as ever', async (day) => {
      await sendAll('drawing')
      vi.setSystemTime(day)
      expect((await ask('drawing')).statusCode).toBe(429)
      vi.advanceTimersByTime(60_000)
      expect((await ask('drawing')).statusCode).toBe(200)
    })
  })

  test('are counted by session where there is one, wherever it is used from', async () => {
    for (const of of CLASSES) await sendAll(of)
    expect((await askAs('one', 'change', '192.0.2.2')).statusCode).toBe(429)
    for (const of of ['change', 'upload', 'question', 'read', 'drawing'] as const) {
      expect((await askAs('another', of)).statusCode, of).not.toBe(429)
    }
  })

  test('to sign in are those of the network, whatever session they carry', async () => {
    await sendAll('sign_in')
    expect((await askAs('another', 'sign_in')).statusCode).toBe(429)
  })

  test('without a session leave all changes to those who have one', async () => {
    await sendAll('unauthenticated_change')
    expect((await ask('unauthenticated_change')).statusCode).toBe(429)
    for (const of of BY_SESSION) expect((await ask(of)).statusCode, of).not.toBe(429)
  })

  test('are counted at addresses where nothing is, too', async () => {
    for (let asked = 0; asked < RATE_LIMIT; asked += 1) await app.inject(`/nothing-${asked}`)
    expect((await app.inject('/nothing-more')).statusCode).toBe(429)
  })
})
