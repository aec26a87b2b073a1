import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { openMigrated } from '#testing/test-database.ts'
import { createTestPortal, listen } from '#testing/test-portal.ts'
import type { createApp } from '../app.ts'

let connection: Connection
let app: Awaited<ReturnType<typeof createApp>>
let portal: string

beforeAll(async () => {
  connection = await openMigrated()
  app = await createTestPortal(connection)
  portal = await listen(app)
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
