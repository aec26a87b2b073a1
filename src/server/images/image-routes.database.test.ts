import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { storeImages } from '#database/species/image-changes.ts'
import { aSpecies } from '#testing/builders.ts'
import { openMigrated } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'
import type { createApp } from '../app.ts'

let connection: Connection
let app: Awaited<ReturnType<typeof createApp>>
let bear: string

const asked = (headers: Record<string, string> = {}, size = '') =>
  app.inject({ url: `/images/species/${bear}${size}`, headers })

const keep = (picture: string, content_type = 'image/jpeg') =>
  connection.db.transaction((tx) =>
    storeImages(tx, [
      {
        species_id: bear,
        outcome: 'found',
        content_type,
        picture: Buffer.from(picture),
        large_content_type: 'image/png',
        large_picture: Buffer.from(`large ${picture}`),
      },
    ]),
  )

beforeAll(async () => {
  connection = await openMigrated()
  bear = (await aSpecies(connection.db, { scientific_name: 'Ursus maritimus' })).id
  app = await createTestPortal(connection)
})
afterAll(async () => {
  await app.close()
  await connection.close()
})

test('a species without a picture has none, and gets one as soon as there is one', async () => {
  expect((await asked()).statusCode).toBe(404)
  await keep('a bear')
  await expect.poll(async () => (await asked()).body).toBe('a bear')
})

test('a picture is the browser’s for a day, in both sizes, and nobody else’s to show', async () => {
  const [medium, large] = [await asked(), await asked({}, '/large')]
  expect([medium.headers['content-type'], large.headers['content-type']]).toEqual(['image/jpeg', 'image/png'])
  expect(large.body).toBe('large a bear')
  expect(medium.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800')
  expect(medium.headers['cross-origin-resource-policy']).toBe('same-origin')
})

test('who has a picture is not sent it again, until it is another', async () => {
  const etag = String((await asked()).headers.etag)
  expect((await asked({ 'if-none-match': etag })).statusCode).toBe(304)
  await keep('another bear')
  await expect.poll(async () => (await asked({ 'if-none-match': etag })).body).toBe('another bear')
})

test.each(['image/svg+xml', 'text/html', 'image/jpegx', ''])(
  'what was kept as %s is sent to nobody',
  async (type) => {
    await keep(`a bear as '${type}'`, type)
    await expect.poll(async () => (await asked()).statusCode).toBe(404)
  },
)

test('a picture runs nothing, and is taken for nothing else', async () => {
  await keep('a plain bear', 'image/JPEG; charset=utf-8')
  await expect.poll(async () => (await asked()).headers['content-type']).toBe('image/jpeg')
  const { headers } = await asked()
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
})
