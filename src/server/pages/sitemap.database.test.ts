import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSpecies } from '#testing/builders.ts'
import { readSitemap } from '#testing/sitemap.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

const PUBLIC_URL = 'https://portal.example'
const SPECIES = 2600

describeOnOneEngine('the sitemap', (connection) => {
  let app: FastifyInstance
  let bear: string

  beforeAll(async () => {
    bear = (await aSpecies(connection().db)).id
    app = await createTestPortal(connection(), { PUBLIC_URL })
  })
  afterAll(() => app.close())

  test('is one file where that holds all, and in parts that it names where it does not', async () => {
    expect(readSitemap((await app.inject('/sitemap.xml')).body).length).toBeGreaterThan(4)
    for (const part of ['1', '0', '99999999999']) {
      expect((await app.inject(`/sitemap-${part}.xml`)).statusCode).toBe(404)
    }

    await connection().db.execute(sql`
      insert into species
      select (jsonb_populate_record(original, jsonb_build_object(
        'id', gen_random_uuid(), 'scientific_name', original.scientific_name || ' ' || copy))).*
      from species original, generate_series(1, ${SPECIES}::int) copy where original.id = ${bear}`)
    const listed = async () => {
      const { body } = await app.inject('/sitemap.xml')
      return [...body.matchAll(/<sitemap><loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    }
    await expect.poll(listed).toEqual([1, 2, 3].map((part) => `${PUBLIC_URL}/sitemap-${part}.xml`))
    const files = await Promise.all(
      (await listed()).map((address) => app.inject(address.replace(PUBLIC_URL, ''))),
    )
    expect(files.map(({ headers }) => headers['content-type'])).toEqual(
      files.map(() => 'application/xml; charset=utf-8'),
    )
    const days = files.flatMap(({ body }) => readSitemap(body)).filter(({ loc }) => loc.includes('/species/'))
    expect(days.every(({ lastmod }) => lastmod !== undefined)).toBe(true)
    const pages = new Set(files.flatMap(({ body }) => readSitemap(body)).map(({ loc }) => loc))
    expect([...pages].filter((loc) => /\/species\/[^?]+$/.test(loc)).length).toBe(SPECIES + 1)
    expect((await app.inject('/sitemap-4.xml')).statusCode).toBe(404)
  })
})
