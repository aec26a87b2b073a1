import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRelease, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { createTestPortal, listen } from '#testing/test-portal.ts'

const TOKEN = 'a token of some length'
/** A line of the text format: a comment, or a name with labels and a number. */
const LINE = /^(# (HELP|TYPE) \S+ .+|[a-z_]+(\{([a-z_]+="[^"\n]*",?)+\})? (-?[\d.]+(e[+-]?\d+)?|\+Inf))$/

describeOnBothEngines('the metrics', (connection) => {
  let app: FastifyInstance
  let guarded: FastifyInstance
  let address = ''

  beforeAll(async () => {
    const { db } = connection()
    await aSpecies(db)
    await aRelease(db, { version: '2025.1', loaded_at: new Date('2026-01-01T00:00:00Z') })
    app = await createTestPortal(connection())
    address = await listen(app)
    guarded = await createTestPortal(connection(), { METRICS_TOKEN: TOKEN, TRUST_PROXY: 'true' })
  })
  afterAll(async () => {
    await app.close()
    await guarded.close()
  })

  const metrics = async () => (await fetch(`${address}/metrics`)).text()

  test('are text that Prometheus reads, and no cache keeps it', async () => {
    const answer = await fetch(`${address}/metrics`)
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const lines = (await answer.text()).trimEnd().split('\n')
    expect(lines.filter((line) => !LINE.test(line))).toEqual([])
  })

  test('count requests, and how many were answered from the cache', async () => {
    const ask = () => fetch(`${address}/api/species/all`, { headers: { 'accept-encoding': 'identity' } })
    // The first may find it built ahead already; the next one surely does.
    await ask()
    const { etag } = Object.fromEntries((await ask()).headers)
    await fetch(`${address}/api/species/all`, {
      headers: { 'accept-encoding': 'identity', 'if-none-match': etag ?? '' },
    })
    await fetch(`${address}/api/nothing`)
    const text = await metrics()
    expect(text).toContain('requests_total{kind="api",status="2xx"} 2\n')
    expect(text).toContain('requests_total{kind="api",status="3xx"} 1\n')
    expect(text).toContain('requests_total{kind="api",status="4xx"} 1\n')
    expect(text).toContain('arctic_tracker_request_duration_seconds_count{kind="api"} 4\n')
    expect(text).toMatch(/cache_hits_total\{cache="api"\} [1-9]/)
    expect(text).toMatch(/cache_bytes\{cache="api"\} [1-9]/)
  })

  test('tell of the database and the releases in use', async () => {
    const text = await metrics()
    expect(text).toContain('arctic_tracker_database_up 1\n')
    expect(text).toMatch(/arctic_tracker_data_version [1-9]/)
    expect(text).toMatch(/arctic_tracker_database_connections\{pool="(own|session)",state="used"\} \d/)
    expect(text).toContain(
      'release_loaded_timestamp_seconds{dataset="cites_trade",version="2025.1",simulated="false"} 1767225600\n',
    )
  })

  test('are nothing that the public can see', async () => {
    const nowhere = await app.inject({ url: '/no-such-page' })
    const behind = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '192.0.2.7' } })
    expect([behind.statusCode, behind.headers['content-type']]).toEqual([
      404,
      nowhere.headers['content-type'],
    ])
    expect((await app.inject({ url: '/metrics', remoteAddress: '192.0.2.7' })).statusCode).toBe(404)
    expect((await guarded.inject({ url: '/metrics' })).statusCode).toBe(404)
    const authorization = `Bearer ${TOKEN}`
    expect((await guarded.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(200)
  })
})
