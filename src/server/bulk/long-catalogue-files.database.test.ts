import { hash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DataFiles } from '#contract/bulk-contract.ts'
import { aCommonName, aSpecies } from '#testing/builders.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'
import { unpackedZip } from '#testing/unpacked-zip.ts'

const NAMES = '/data/catalogue/common_names.csv'
const CHECKLIST = '/data/catalogue/coldp.zip'
const ROWS = 20_001

describeOnOneEngine('a file of the catalogue with many rows', (connection) => {
  let app: FastifyInstance
  let bear: string

  const digestOfNames = async () => {
    const { catalogue } = (await app.inject('/api/data-files?limit=1')).json<DataFiles>()
    return catalogue.tables.find(({ name }) => name === 'common_names')
  }

  beforeAll(async () => {
    const { db } = connection()
    const { id } = await aSpecies(db)
    bear = id
    await db.execute(sql`
      insert into common_names (species_id, name, language)
      select ${bear}::uuid, 'Name ' || at, 'en' from generate_series(1, ${ROWS}::integer) as at`)
    app = await createTestPortal(connection())
  })
  afterAll(() => app.close())

  test('is sent while it is written: the bytes that its digest was taken of', async () => {
    const { rawPayload, headers } = await app.inject(NAMES)
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'surrogate-key': 'common_names named_species dataset_releases',
      link: expect.stringContaining('rel="cite-as"'),
    })
    expect(headers['content-length']).toBeUndefined()
    expect(await digestOfNames()).toMatchObject({
      rows: ROWS,
      size: rawPayload.length,
      sha256: hash('sha256', rawPayload),
    })
    const lines = rawPayload.toString().split('\n')
    expect(lines).toHaveLength(ROWS + 2)
    expect(lines[1]).toContain(',Name 1,')
    const packed = await app.inject({ url: NAMES, headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.rawPayload).equals(rawPayload)).toBe(true)
    const head = await app.inject({ url: NAMES, method: 'HEAD' })
    expect([head.statusCode, head.rawPayload.length, head.headers.etag]).toEqual([200, 0, headers.etag])
  })

  test('is in the checklist, which is packed while it is sent', async () => {
    const { rawPayload, headers } = await app.inject({
      url: CHECKLIST,
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'surrogate-key':
        'catalogued_species named_species species_synonyms common_names cms_listings references dataset_releases',
    })
    expect([headers['content-length'], headers['content-encoding']]).toEqual([undefined, undefined])
    const files = await unpackedZip(rawPayload)
    const lines = files.get('VernacularName.tsv')?.split('\n') ?? []
    expect(lines).toHaveLength(ROWS + 2)
    expect(lines[1]).toBe(`${bear}\tName 1\teng\tfalse\t`)
    expect(files.get('NameUsage.tsv')?.split('\n')).toHaveLength(3)
    const again = await app.inject(CHECKLIST)
    expect(again.rawPayload.equals(rawPayload)).toBe(true)
    const known = await app.inject({ url: CHECKLIST, headers: { 'if-none-match': headers.etag } })
    expect([known.statusCode, known.body]).toEqual([304, ''])
  })

  test('is not sent again until its table changes', async () => {
    const tag = async () => (await app.inject({ url: NAMES, method: 'HEAD' })).headers.etag ?? ''
    const known = await tag()
    const again = await app.inject({ url: NAMES, headers: { 'if-none-match': known } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const ofSpecies = async () => (await app.inject(`/api/species/${bear}`)).headers.etag
    const before = await ofSpecies()
    await connection().db.execute(sql`update species set description = 'White' where id = ${bear}`)
    await expect.poll(ofSpecies).not.toBe(before)
    expect(await tag()).toBe(known)
    await aCommonName(connection().db, bear, { name: 'Nanoq', language: 'greenlandic' })
    await expect.poll(tag).not.toBe(known)
    expect((await app.inject({ url: NAMES, headers: { 'if-none-match': known } })).statusCode).toBe(200)
    await expect.poll(async () => (await digestOfNames())?.rows).toBe(ROWS + 1)
  })
})
