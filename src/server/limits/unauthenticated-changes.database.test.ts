import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { anAccount } from '#testing/accounts.ts'
import { openMigrated } from '#testing/test-database.ts'
import { createTestPortal, listen, sessionOf } from '#testing/test-portal.ts'

const ADMIN = 'admin@example.org'
const SESSION_COOKIE = 'arctic-tracker.session_token'

describe('someone without an account on the network of a curator', () => {
  let connection: Connection
  let app: FastifyInstance
  let url: string
  let cookie: string

  const post = (path: string, session: string) =>
    fetch(url + path, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json', cookie: session },
      body: '{}',
    })
  const statusesOf = async (count: number, ask: (number: number) => Promise<Response>) => {
    const statuses = new Set<number>()
    for (let number = 0; number < count; number += 1) statuses.add((await ask(number)).status)
    return [...statuses].sort()
  }

  beforeAll(async () => {
    connection = await openMigrated()
    await anAccount(connection.db, ADMIN)
    // 30 changes a minute, one upload, and 120 questions.
    app = await createTestPortal(connection, { RATE_LIMIT: '300' })
    url = await listen(app)
    cookie = await sessionOf(url, ADMIN)
  })
  afterAll(async () => {
    await app.close()
    await connection.close()
  })

  test('uses up nothing that curators need to save', async () => {
    expect(await statusesOf(40, () => post('/api/admin/families', ''))).toEqual([401, 429])
    expect(await statusesOf(40, () => post('/api/admin/imports', ''))).toEqual([429])
    expect(await statusesOf(130, (number) => fetch(`${url}/api/admin/nothing-${number}`))).toContain(429)

    expect((await post('/api/admin/families', cookie)).status).toBe(400)
    expect((await post('/api/admin/imports', cookie)).status).toBe(400)
    expect((await fetch(`${url}/api/admin/families`, { headers: { cookie } })).status).toBe(200)
  })

  test('gains nothing by making sessions up', async () => {
    const [token = ''] = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')
    const forged = (number: number) =>
      [`made-up-${number}`, `made-up-${number}.c2lnbmF0dXJl`, `${token}.${number}`, token][number % 4] ?? ''
    const ask = (number: number) =>
      post('/api/admin/families', `${SESSION_COOKIE}=${encodeURIComponent(forged(number))}`)
    expect(await statusesOf(40, ask)).toContain(429)
    expect((await post('/api/admin/families', cookie)).status).toBe(400)
  })

  test('a curator’s own changes are counted too', async () => {
    expect(await statusesOf(40, () => post('/api/admin/families', cookie))).toEqual([400, 429])
  })
})
