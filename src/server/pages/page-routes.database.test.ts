import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { openMigrated } from '#testing/test-database.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'

let connection: Connection
let app: Awaited<ReturnType<typeof createApp>>
let portal: string

beforeAll(async () => {
  connection = await openMigrated()
  app = await createApp({ connection, config: readConfig({ LOG_LEVEL: 'silent', INATURALIST_URL: '' }) })
  portal = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await connection.close()
})

const statusOf = async (path: string) =>
  (await fetch(portal + path, { headers: { accept: 'text/html' } })).status

test('the name under which a page is cached is no address', async () => {
  expect(await statusOf('/admin')).toBe(200)
  expect(await statusOf('/back-office/admin.tsx')).toBe(404)
})
