import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { mixedRequests, PLAIN, sendPipelined } from '#testing/attacks/pipelined-requests.ts'
import { aSpecies } from '#testing/builders.ts'
import { sampled } from '#testing/long-run.ts'
import { openMigrated } from '#testing/test-database.ts'
import { createTestPortal, listen } from '#testing/test-portal.ts'
import { MOST_OUTSTANDING } from './limits/pipelined-requests.ts'

/* A small part of an attack with many requests on one connection; the counts behind it are asserted beside each part. */

const SEED = 20_261_124
const REQUESTS = 2500
const MEGABYTE = 1024 * 1024
/** 2,500 unpacked pages of this species are 700 MB. */
const LARGEST_GROWTH = 100 * MEGABYTE
const LONGEST_MS = 10_000

describe('requests sent ahead on one connection', () => {
  let connection: Connection
  let app: FastifyInstance
  let url: string
  let addresses: string[]

  beforeAll(async () => {
    connection = await openMigrated()
    const { id } = await aSpecies(connection.db, { description: 'White and large. '.repeat(6000) })
    app = await createTestPortal(connection)
    url = await listen(app)
    addresses = [
      `/species/${id}`,
      '/gallery',
      `/api/species/${id}`,
      '/api/species/all',
      '/favicon.svg',
      '/api',
    ]
    for (const address of addresses) await (await fetch(url + address)).arrayBuffer()
  })
  afterAll(async () => {
    await app.close()
    await connection.close()
  })

  const plainPages = () =>
    Array.from({ length: REQUESTS }, () => ({ address: addresses[0] ?? '', headers: PLAIN }))
  const brotliPages = () =>
    plainPages().map((request) => ({ ...request, headers: { 'accept-encoding': 'br' } }))
  const mixed = () => mixedRequests(addresses, REQUESTS, SEED)

  const attacks = [
    { what: 'pages without compression', requests: plainPages, reads: true },
    { what: 'pages without compression that nobody reads', requests: plainPages, reads: false },
    { what: 'compressed pages that nobody reads', requests: brotliPages, reads: false },
    { what: 'everything', requests: mixed, reads: true },
    { what: 'everything that nobody reads', requests: mixed, reads: false },
  ]
  test.each(sampled(attacks, 2))(
    'cost little memory, and the connection is closed: $what',
    async ({ requests, reads }) => {
      const held = () => process.memoryUsage().arrayBuffers
      const before = held()
      let most = before
      const watch = () => {
        most = Math.max(most, held())
      }
      const outcome = await sendPipelined({ url, requests: requests(), reads, longestMs: LONGEST_MS, watch })
      watch()
      expect(most - before).toBeLessThan(LARGEST_GROWTH)
      expect(outcome.closedBy).toBe('server')
      expect(outcome.answers).toBeLessThanOrEqual(MOST_OUTSTANDING)
      expect((await fetch(`${url}/healthz`)).status).toBe(200)
    },
  )

  test('keep their answers no longer than a minute for a client that takes nothing', () => {
    expect(app.server.timeout).toBe(60_000)
  })

  test('are all answered where a client sends as many as some do', async () => {
    const requests = mixedRequests(addresses, 16, SEED)
    const outcome = await sendPipelined({ url, requests, reads: true, longestMs: 1500 })
    expect(outcome).toMatchObject({ answers: 16, closedBy: 'client' })
  })
})
