import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { childEnvironment } from '#testing/child-environment.ts'
import { type StandInFaultService, startFaultService } from '#testing/fault-service.ts'
import { openMigrated } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

const PUBLIC_URL = 'https://portal.example'
const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const REPORT = `{"dsn":"https://portal@portal.example/0","event_id":"1"}\n{"type":"event"}\n{"message":"It failed"}`

let service: StandInFaultService
let connection: Connection
let app: FastifyInstance

const portal = (environment: Record<string, string>, database = connection) =>
  createTestPortal(database, { PUBLIC_URL, LOG_LEVEL: 'fatal', ...environment })

/** Longer than what an answer may take before the log says so. */
const SLOW_MS = 3100

/** A query of any shape that fails when it is run, as one of the database's does, and not while it is put together. */
function failingQuery(takesMs: () => number): unknown {
  const fail = (_resolve: unknown, reject: (problem: Error) => void) =>
    setTimeout(() => reject(new Error('Failed query: select name\nparams: curator@example.org')), takesMs())
  return new Proxy(() => failingQuery(takesMs), {
    get: (_query, part) => (part === 'then' ? fail : () => failingQuery(takesMs)),
  })
}

const send = (payload: string, headers: Record<string, string> = { origin: PUBLIC_URL }) =>
  app.inject({ method: 'POST', url: '/api/fault-reports', payload, headers })

beforeAll(async () => {
  service = await startFaultService()
  connection = await openMigrated()
  app = await portal({ SENTRY_DSN: service.dsn })
})
afterAll(async () => {
  await app.close()
  await connection.close()
  await service.close()
})
afterEach(() => {
  service.received.length = 0
})

describe('a fault of a visitor’s browser', () => {
  test('is passed on under the service’s own address, and nothing about the visitor with it', async () => {
    const answer = await send(REPORT, { origin: PUBLIC_URL, cookie: 'session=1', 'user-agent': 'a browser' })
    expect(answer.statusCode).toBe(204)
    const [{ address, headers, envelope, items }] = service.received as [(typeof service.received)[0]]
    expect(address).toBe('/api/7/envelope/?sentry_version=7&sentry_key=key')
    expect(envelope).toEqual({ event_id: '1', dsn: service.dsn })
    expect(items).toEqual([{ type: 'event', content: { message: 'It failed' } }])
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('x-forwarded-for')
    expect(JSON.stringify(headers)).not.toContain('a browser')
  })

  test.each([
    { what: 'from another site', payload: REPORT, headers: { origin: 'https://other.example' }, status: 403 },
    { what: 'that is none', payload: 'It failed', headers: { origin: PUBLIC_URL }, status: 400 },
    {
      what: 'that is too large',
      payload: REPORT + 'x'.repeat(300_000),
      headers: { origin: PUBLIC_URL },
      status: 413,
    },
  ])('is refused: a report $what', async ({ payload, headers, status }) => {
    expect((await send(payload, headers)).statusCode).toBe(status)
    expect(service.received).toEqual([])
  })

  test('is passed on thirty times a minute, then no more', async () => {
    const limited = await portal({ SENTRY_DSN: service.dsn, RATE_LIMIT: '' })
    const statuses: number[] = []
    for (let count = 0; count < 31; count += 1) {
      const { statusCode } = await limited.inject({
        method: 'POST',
        url: '/api/fault-reports',
        payload: REPORT,
        headers: { origin: PUBLIC_URL },
      })
      statuses.push(statusCode)
    }
    await limited.close()
    expect(statuses.filter((status) => status === 204)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a fault of the server', () => {
  test('is reported with the warnings before it, and without what a query was asked with', async () => {
    let takesMs = SLOW_MS
    const failing = {
      ...connection,
      reader: new Proxy(connection.reader, { get: () => failingQuery(() => takesMs) }),
    }
    const faulty = await portal({ SENTRY_DSN: service.dsn, LOG_LEVEL: 'warn' }, failing)
    expect((await faulty.inject('/api/glossary-terms')).statusCode).toBe(500)
    takesMs = 0
    expect((await faulty.inject('/api/glossary-terms')).statusCode).toBe(500)
    await faulty.close()

    const faults = service.received.flatMap(({ items }) => items.map(({ content }) => content))
    const fault = faults.findLast(({ tags }) => tags?.message === 'An answer could not be built')
    expect(fault?.exception?.values.at(-1)?.value).toBe('Failed query: select name')
    expect(fault?.breadcrumbs?.map(({ message }) => message)).toContain('Slow answer')
    expect(fault).toMatchObject({ level: 'error' })
    expect(fault?.user ?? fault?.request ?? fault?.server_name).toBeUndefined()
  })

  test('is all that is reported: a warning is not', async () => {
    const quiet = await portal({ SENTRY_DSN: service.dsn, LOG_LEVEL: 'warn' })
    quiet.log.warn('Something is slow')
    quiet.log.info('Something happened')
    await quiet.close()
    // What the portal before built ahead may still be failing.
    const faults = service.received.flatMap(({ items }) => items.map(({ content }) => content))
    expect(faults.map(({ tags }) => tags?.message)).not.toContain('Something is slow')
    expect(faults.filter(({ level }) => level !== 'error')).toEqual([])
  })
})

describe('a page', () => {
  const SCRIPT = /<script type="module" crossorigin src="\/assets\/fault-reports-[\w-]+\.js"/

  test('names the script that reports where there is a service, and still asks nobody else', async () => {
    const { body, headers } = await app.inject({ url: '/glossary', headers: { accept: 'text/html' } })
    expect(body).toMatch(SCRIPT)
    expect(headers['content-security-policy']).toContain("connect-src 'self';")
    expect(body).not.toContain(service.dsn)
  })

  test('names none where there is no service, and takes no reports', async () => {
    const without = await portal({})
    const page = await without.inject({ url: '/glossary', headers: { accept: 'text/html' } })
    const answer = await without.inject({
      method: 'POST',
      url: '/api/fault-reports',
      payload: REPORT,
      headers: { origin: PUBLIC_URL },
    })
    await without.close()
    expect(page.body).not.toMatch(SCRIPT)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  })
})

test('a portal that reports to nobody loads nothing that could', async () => {
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    const { openDatabase } = await import('#database/connect.ts')
    const { migrateDatabase } = await import('#database/migrate.ts')
    const { createApp } = await import('#server/app.ts')
    const { readConfig } = await import('#server/config.ts')
    const connection = await openDatabase({ image: ${JSON.stringify(inject('images').tables)} })
    await migrateDatabase(connection)
    const app = await createApp({ connection, config: readConfig({ LOG_LEVEL: 'silent', INATURALIST_URL: '' }) })
    await app.inject('/')
    console.log(JSON.stringify({ all: loaded.length, reporting: loaded.filter((url) => url.includes('sentry')) }))
    process.exit(0)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', script], {
    cwd: ROOT,
    env: childEnvironment(),
  })
  const { all, reporting } = JSON.parse(stdout)
  expect(all).toBeGreaterThan(100)
  expect(reporting).toEqual([])
})
