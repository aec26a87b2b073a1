import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { aSpecies } from '#testing/builders.ts'
import { openMigrated } from '#testing/test-database.ts'
import { createTestPortal, listen } from '#testing/test-portal.ts'
import { limitOf } from './limits/route-class.ts'

const RATE_LIMIT = 300
const MOST_DRAWINGS = limitOf('drawing', RATE_LIMIT)

let connection: Connection
let app: FastifyInstance
let url: string
let id: string

/** The status of a request whose target is sent as it stands; clients would put it in order. */
function statusOf(target: string, headers: Record<string, string> = {}): Promise<number> {
  const { hostname, port, host } = new URL(url)
  const lines = Object.entries({ host, connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(Number(port), hostname, () =>
      socket.write([`GET ${target} HTTP/1.1`, ...lines, '\r\n'].join('\r\n')),
    )
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1])))
  })
}

beforeAll(async () => {
  connection = await openMigrated()
  id = (await aSpecies(connection.db)).id
})
afterAll(() => connection.close())

beforeEach(async () => {
  app = await createTestPortal(connection, { RATE_LIMIT: String(RATE_LIMIT) })
  url = await listen(app)
  return () => app.close()
})

describe('an address that its readers could disagree on', () => {
  test.each([
    '/api/functions/%2e%2e/admin/audit',
    '/api/functions/../admin/audit',
    '/api/functions/.%2e/audit',
    '/api/functions/%2e%2e%2faudit',
    '/api/functions/..\\audit',
    '/api\\admin\\audit',
    '/api/species/%2e',
    '/api/admin%2faudit',
    '/metrics#x',
    'http://evil.example/api/species/all',
    'http:/api/species/all',
    'api/species/all',
  ])('is refused: %s', async (target) => {
    expect(await statusOf(target)).toBe(400)
  })
})

describe('another spelling of an address', () => {
  const spellings = (path: string) => [
    path,
    `/${path}`,
    path.replaceAll('/', '//'),
    `${path}/`,
    `${path}?search=/../`,
    path.replace('/a', '/%61').replace('/m', '/%6D'),
    `${url}${path}`,
  ]

  test('is answered as the address is', async () => {
    for (const target of spellings('/api/species')) expect(await statusOf(target), target).toBe(200)
    for (const target of spellings('/api/admin/audit')) expect(await statusOf(target), target).toBe(401)
    for (const target of spellings('/metrics')) {
      expect(await statusOf(target, { 'x-forwarded-for': '192.0.2.1' }), target).toBe(404)
    }
  })

  test('counts in the same class', async () => {
    const targets = spellings(`/api/admin/species/${id}/export`)
    expect(targets.length).toBeGreaterThan(MOST_DRAWINGS)
    const statuses: number[] = []
    for (const target of targets) statuses.push(await statusOf(target))
    expect(statuses).toEqual(targets.map((_, sent) => (sent < MOST_DRAWINGS ? 401 : 429)))
  })
})
