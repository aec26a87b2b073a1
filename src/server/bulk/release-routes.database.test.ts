import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DataFiles } from '#contract/bulk-contract.ts'
import { cites_trade_records, release_csv_files } from '#database/schema/index.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { CSV_COLUMNS, PARQUET_COLUMNS } from '#domain/bulk/trade-columns.ts'
import { aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { croissantDescription, dataCiteRecord, dcatApCatalog } from '#testing/description-rules.ts'
import { readCitationFile } from '#testing/formats/citation-file-reader.ts'
import { linksOf } from '#testing/formats/link-header.ts'
import { statementsOf } from '#testing/formats/linked-data.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

const ROWS = 9001
const RDF_TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type'
const PORTAL = 'http://localhost:3000'
const RELEASE = '/data/cites-trade/2025.1'
const NARWHAL = `${RELEASE}/monodon-monoceros`
const TERMS = {
  version: '2025.1',
  publisher: 'CITES Secretariat and UNEP-WCMC',
  citation: 'Cite "so"',
  licence: 'Name both',
  address: 'https://trade.example/terms?a=<b>',
}
/** The machine may be busy. */
const IN_TIME = { timeout: 20_000 }
/** Of each engine. */
const SUMS: string[] = []

describeOnOneEngine('a release of trade records in bulk', (connection) => {
  let app: FastifyInstance
  let id: string

  beforeAll(async () => {
    const { db } = connection()
    id = (await aSpecies(db, { scientific_name: 'Monodon monoceros' })).id
    await aRelease(db, { ...TERMS, first_year: 1980, last_year: 2019, last_complete_year: 2015 })
    const { id: _, ...usual } = await aShipment(db, id)
    await db.delete(cites_trade_records)
    for (let first = 0; first < ROWS; first += 1000) {
      await db.insert(cites_trade_records).values(
        Array.from({ length: Math.min(1000, ROWS - first) }, (_row, place) => ({
          ...usual,
          record_id: first + place + 1,
          year: 1980 + (place % 40),
          term: place % 3 === 0 ? 'tusks' : 'carvings, "small"',
          quantity: place % 7 === 0 ? null : String(place / 8),
          export_permit: place % 5 === 0 ? '=cmd' : null,
        })),
      )
    }
    await db.transaction((tx) => writeReleaseFiles(tx))
    app = await createTestPortal(connection())
  })
  afterAll(() => app.close())

  test('has CSV beside Parquet: all rows, safe cells, the same bytes each time and on both engines', async () => {
    const answer = await app.inject(`${NARWHAL}.csv.gz`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-total-count': String(ROWS),
    })
    expect(answer.headers['content-encoding']).toBeUndefined()
    const bytes = answer.rawPayload
    const rows = parse<Record<string, string>>(gunzipSync(bytes), { columns: true })
    expect(rows).toHaveLength(ROWS)
    expect(Object.keys(rows[0] ?? {})).toEqual(CSV_COLUMNS.map(({ name }) => name))
    expect(new Set(rows.map(({ record_id }) => record_id)).size).toBe(ROWS)
    expect(rows.find(({ record_id }) => record_id === '1')).toMatchObject({
      year: '1980',
      term: 'tusks',
      quantity: '',
      measure: 'number',
      export_permit: "'=cmd",
    })
    expect((await app.inject(`${NARWHAL}.csv.gz`)).rawPayload).toEqual(bytes)
    SUMS.push(sha256(bytes))
    expect(SUMS.at(-1)).toBe(SUMS[0])

    expect(answer.headers.etag).toBe(`"${sha256(bytes)}"`)
    const known = { 'if-none-match': String(answer.headers.etag) }
    expect((await app.inject({ url: `${NARWHAL}.csv.gz`, headers: known })).statusCode).toBe(304)
    const head = await app.inject({ method: 'HEAD', url: `${NARWHAL}.csv.gz` })
    expect({ status: head.statusCode, body: head.body }).toEqual({ status: 200, body: '' })
    expect(head.headers['content-length']).toBe(String(bytes.length))
    const part = await app.inject({ url: `${NARWHAL}.csv.gz`, headers: { range: 'bytes=10-19' } })
    expect({ status: part.statusCode, bytes: part.rawPayload }).toEqual({
      status: 206,
      bytes: bytes.subarray(10, 20),
    })
  })

  test('makes CSV of the Parquet file where none is stored, the same as that of an import, and stores it', async () => {
    const { db } = connection()
    const stored = (await app.inject(`${NARWHAL}.csv.gz`)).rawPayload
    await db.delete(release_csv_files)
    const listed = async () => (await app.inject(`${RELEASE}/files.json`)).json().files[0].csv
    await expect.poll(listed, IN_TIME).toMatchObject({ size: null, sha256: null })
    dcatApCatalog.parse((await app.inject('/data/catalog.jsonld')).json())
    const [one, other] = await Promise.all([app.inject(`${NARWHAL}.csv.gz`), app.inject(`${NARWHAL}.csv.gz`)])
    expect(one.rawPayload).toEqual(stored)
    expect(other.rawPayload).toEqual(stored)
    await expect.poll(listed, IN_TIME).toMatchObject({ size: stored.length, sha256: sha256(stored) })
  })

  test('makes CSV that is missing once it listens, as for a database of an earlier version', async () => {
    const { db } = connection()
    await db.delete(release_csv_files)
    const listening = await createTestPortal(connection())
    try {
      await listening.listen({ port: 0, host: '127.0.0.1' })
      await expect.poll(() => db.$count(release_csv_files), IN_TIME).toBe(1)
    } finally {
      await listening.close()
    }
  })

  test('lists every file with size and sum', async () => {
    const { files, citation, licence } = (await app.inject(`${RELEASE}/files.json`)).json()
    expect({ citation, licence }).toEqual({ citation: TERMS.citation, licence: TERMS.licence })
    expect(files).toHaveLength(1)
    for (const file of [files[0].parquet, files[0].csv]) {
      const { rawPayload } = await app.inject(file.address)
      expect(file).toMatchObject({ size: rawPayload.length, sha256: sha256(rawPayload) })
    }
    const index: DataFiles = (await app.inject('/data/index.json')).json()
    expect(index.trade_releases[0]?.files[0]).toMatchObject({ rows: ROWS, parquet: files[0].parquet })
    expect(index.datasets.map(({ dataset }) => dataset)).toEqual(['cites_trade'])
    expect((await app.inject('/api/data-files')).json()).toEqual(index)
  })

  test('is described as the specifications demand', async () => {
    const record = dataCiteRecord.parse((await app.inject(`${RELEASE}/datacite.json`)).json())
    expect(record).not.toHaveProperty('doi')
    expect(record).toMatchObject({
      identifiers: [{ identifier: PORTAL + RELEASE }],
      rightsList: [{ rights: 'Name both' }],
      descriptions: [{ description: expect.stringContaining(TERMS.citation) }],
    })
    const files = croissantDescription.parse((await app.inject(`${RELEASE}/croissant.json`)).json())
    expect(files.version).toBe('2025.1.0')
    const { rawPayload } = await app.inject(`${NARWHAL}.parquet`)
    expect(files.distribution).toMatchObject([{ sha256: sha256(rawPayload) }])
    const catalog = dcatApCatalog.parse((await app.inject('/data/catalog.jsonld')).json())
    expect(catalog['dcat:dataset'].map((dataset) => dataset['@id'])).toEqual([
      PORTAL + RELEASE,
      `${PORTAL}/data/catalogue`,
    ])
    const cited = readCitationFile((await app.inject('/CITATION.cff')).body)
    expect(cited.authors).toEqual([{ name: 'University of Akureyri' }])
    expect(cited.references).toMatchObject([{ authors: [{ name: TERMS.publisher }], notes: TERMS.citation }])
  })

  test('is described in statements that any reader of linked data finds', async () => {
    const read = async (address: string) => statementsOf((await app.inject(address)).json(), PORTAL + address)
    const croissant = await read(`${RELEASE}/croissant.json`)
    expect(croissant.countQuads(null, RDF_TYPE, 'http://mlcommons.org/croissant/FileObject', null)).toBe(1)
    expect(croissant.countQuads(null, RDF_TYPE, 'http://mlcommons.org/croissant/Field', null)).toBe(
      PARQUET_COLUMNS.length,
    )
    const catalog = await read('/data/catalog.jsonld')
    expect(catalog.countQuads(null, RDF_TYPE, 'http://www.w3.org/ns/dcat#Dataset', null)).toBe(2)
    const spoilt = { ...(await app.inject('/data/catalog.jsonld')).json(), titel: 'of no vocabulary' }
    await expect(statementsOf(spoilt, PORTAL)).rejects.toThrow('Safe mode')
  })

  test('leads programs from its address to files, terms and descriptions, and back', async () => {
    const landing = await app.inject(RELEASE)
    expect(landing.statusCode).toBe(303)
    expect(landing.headers.location).toBe('/data#cites-trade-2025.1')
    const links = linksOf(landing.headers.link)
    expect(links['cite-as']).toEqual([{ href: PORTAL + RELEASE, type: undefined }])
    expect(links.type?.map(({ href }) => href)).toContain('https://schema.org/AboutPage')
    // What would end the link is written as a part of the address.
    expect(links.license).toEqual([{ href: 'https://trade.example/terms?a=%3Cb%3E', type: undefined }])
    for (const { href, type } of [...(links.describedby ?? []), ...(links.item ?? [])]) {
      const { statusCode, headers } = await app.inject({ method: 'HEAD', url: href.slice(PORTAL.length) })
      expect({ href, statusCode, type: String(headers['content-type']).split(';')[0] }).toEqual({
        href,
        statusCode: 200,
        type,
      })
      const back = linksOf(headers.link)
      expect([...(back.collection ?? []), ...(back.describes ?? [])]).toEqual([
        { href: PORTAL + RELEASE, type: 'text/html' },
      ])
    }
    expect(links.item).toHaveLength(2)
    expect(links.describedby).toHaveLength(2)
  })

  test.each([
    '/data/cites-trade/2019.1',
    '/data/cites-trade/2019.1/files.json',
    '/data/cites-trade/2019.1/datacite.json',
    '/data/cites-trade/2019.1/monodon-monoceros.csv.gz',
    `${RELEASE}-r7/monodon-monoceros.csv.gz`,
    `${RELEASE}-r99999999999/monodon-monoceros.parquet`,
    `${RELEASE}/homo-sapiens.csv.gz`,
    `${RELEASE}/homo-sapiens.parquet`,
  ])('%s was never there', async (url) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringMatching(/^No release|has no file/),
    })
  })

  describe('where rows are not published', () => {
    let closed: FastifyInstance
    beforeAll(async () => {
      closed = await createTestPortal(connection(), { PUBLISH_ROWS: 'off' })
    })
    afterAll(() => closed.close())

    test.each([
      `${NARWHAL}.parquet`,
      `${NARWHAL}.csv.gz`,
      `${RELEASE}/files.json`,
      `${RELEASE}/croissant.json`,
    ])('%s is refused with where the publisher offers it', async (url) => {
      const answer = await closed.inject(url)
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ code: 'FORBIDDEN', offered_at: TERMS.address })
      expect(answer.json().message).toContain(`Their publisher offers them at ${TERMS.address}.`)
    })

    test('rows are refused in the same words, and figures stay open', async () => {
      const rows = await closed.inject(`/api/trade-records?species_id=${id}`)
      expect(rows.statusCode).toBe(403)
      expect(rows.json().message).toContain(TERMS.address)
      expect((await closed.inject(`/api/species/${id}/trade`)).statusCode).toBe(200)
    })

    test('the release is listed without files, and described without them', async () => {
      const index: DataFiles = (await closed.inject('/data/index.json')).json()
      expect(index.publish_rows).toBe(false)
      expect(index.trade_releases).toMatchObject([{ release: '2025.1', files: [] }])
      expect(
        dataCiteRecord.parse((await closed.inject(`${RELEASE}/datacite.json`)).json()),
      ).not.toHaveProperty('formats')
      dcatApCatalog.parse((await closed.inject('/data/catalog.jsonld')).json())
      expect(linksOf((await closed.inject(RELEASE)).headers.link).item).toBeUndefined()
      expect((await closed.inject('/data/catalogue/species.csv')).statusCode).toBe(200)
    })
  })
})

describeOnOneEngine('simulated trade records in bulk', (connection) => {
  let app: FastifyInstance

  beforeAll(async () => {
    const { db } = connection()
    const { id } = await aSpecies(db, { scientific_name: 'Monodon monoceros' })
    await aRelease(db, { simulated: true })
    await aShipment(db, id)
    await db.transaction((tx) => writeReleaseFiles(tx))
    app = await createTestPortal(connection())
  })
  afterAll(() => app.close())

  test('are listed as simulated, and marked', async () => {
    const answer = await app.inject('/api/data-files')
    expect(answer.json()).toMatchObject({
      simulated: true,
      trade_releases: [{ release: 'simulated', simulated: true }],
    })
    expect(answer.headers['x-simulated-data']).toContain('Simulated trade data.')
    const csv = await app.inject('/data/cites-trade/simulated/monodon-monoceros.csv.gz')
    expect(csv.headers['x-simulated-data']).toBe('cites_trade')
    expect(linksOf(csv.headers.link)).not.toHaveProperty('describedby')
  })

  test('are never described as a dataset', async () => {
    for (const description of ['datacite.json', 'croissant.json']) {
      const answer = await app.inject(`/data/cites-trade/simulated/${description}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.json().message).toContain('simulated')
    }
    const catalog = await app.inject('/data/catalog.jsonld')
    expect(catalog.body).not.toMatch(/simulated/i)
    const landing = linksOf((await app.inject('/data/cites-trade/simulated')).headers.link)
    expect(landing.type?.map(({ href }) => href)).toEqual(['https://schema.org/AboutPage'])
  })
})

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
