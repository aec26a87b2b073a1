import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { release_files } from '#database/schema/index.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { aListing, aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

const FILE = '/data/cites-trade/2025.1/monodon-monoceros.parquet'

describeOnBothEngines('trade over the interface', (connection) => {
  let app: FastifyInstance
  let id: string
  let other: string

  const ask = async (address: string) => {
    const answer = await app.inject(`/api/species/${id}${address}`)
    return { status: answer.statusCode, body: answer.json() }
  }

  beforeAll(async () => {
    const { db } = connection()
    id = (await aSpecies(db, { scientific_name: 'Monodon monoceros' })).id
    other = (await aSpecies(db)).id
    await aListing(db, id, { appendix: 'II', listing_date: '1979-06-28' })
    await aRelease(db, { version: '2025.1', last_complete_year: 2015, simulated: false })
    await aShipment(db, id, { record_id: 1, term: 'tusks', quantity: '10' })
    await aShipment(db, id, { record_id: 2, term: 'tusks', quantity: '4', reporter_type: 'I' })
    await aShipment(db, id, { record_id: 3, term: 'meat', unit: 'kg', quantity: '2.5', origin: 'CA' })
    await db.transaction((tx) => writeReleaseFiles(tx))
    app = await createTestPortal(connection())
  })
  afterAll(() => app.close())

  test('a choice is counted on every basis, and names its release and file', async () => {
    const { status, body } = await ask('/trade/view?term=Tusks&exporter=gl')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      release: '2025.1',
      file: { address: FILE, rows: 3 },
      rows: 2,
      all_rows: 3,
      articles: [{ term: 'tusks', measure: 'number', rows: 2, exporters: 10, importers: 4, larger: 10 }],
      simulated: false,
    })
    expect(body.signs.map(({ sign }: { sign: string }) => sign)).toContain('listed_only_since')
  })

  test('groups give a quantity once per side', async () => {
    const { body } = await ask('/trade?group=term&movement=all')
    expect(body.groups).toEqual([
      {
        values: ['meat'],
        records: 1,
        exporters_records: 1,
        importers_records: 0,
        articles: [{ term: 'meat', measure: 'kg', rows: 1, exporters: 2.5, importers: 0 }],
      },
      {
        values: ['tusks'],
        records: 2,
        exporters_records: 1,
        importers_records: 1,
        articles: [{ term: 'tusks', measure: 'number', rows: 2, exporters: 10, importers: 4 }],
      },
    ])
  })

  test.each([
    { address: '/trade?term=tuskz', says: "term: no record knows 'tuskz'. The nearest are tusks, meat." },
    {
      address: '/trade?reporter=both sides',
      says: 'reporter must be one of both, exporters, importers, larger',
    },
    { address: '/trade?group=colour', says: 'group must be one of year, term' },
    { address: '/trade?release=2019.1', says: "release: none is called '2019.1'. Those stored are 2025.1." },
    { address: '/trade?origen=CA', says: "There is no parameter 'origen' here." },
    { address: '/trade/trends?term=tusks', says: "There is no parameter 'term' here." },
    {
      address: '/trade-summary?term=tusks',
      says: "There is no parameter 'term' here. This address takes none. A choice of records goes to /api/species/{id}/trade.",
    },
  ])('$address is refused with the reason', async ({ address, says }) => {
    const { status, body } = await ask(address)
    expect(status).toBe(400)
    expect(body.message).toContain(says)
  })

  test('a species without records has no trade, and an unknown one is not found', async () => {
    expect((await app.inject(`/api/species/${other}/trade`)).json()).toBeNull()
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect((await app.inject(`/api/species/${unknown}/trade`)).statusCode).toBe(404)
  })

  test('trends say too little where there is too little', async () => {
    const { body } = await ask('/trade/trends')
    expect(body).toMatchObject({ verdict: 'too_little_data', window: { first: 2006, last: 2015 } })
  })

  describe('the file', () => {
    test('is the same for ever, and every site may read it', async () => {
      const answer = await app.inject(FILE)
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload.subarray(0, 4).toString()).toBe('PAR1')
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'content-type': 'application/vnd.apache.parquet',
        'accept-ranges': 'bytes',
      })
      expect(answer.headers['x-simulated-data']).toBeUndefined()
      const again = await app.inject({ url: FILE, headers: { 'if-none-match': answer.headers.etag } })
      expect(again.statusCode).toBe(304)
    })

    test('is sent in parts', async () => {
      const whole = (await app.inject(FILE)).rawPayload
      const part = await app.inject({ url: FILE, headers: { range: 'bytes=-4' } })
      expect(part.statusCode).toBe(206)
      expect(part.headers['content-range']).toBe(
        `bytes ${whole.length - 4}-${whole.length - 1}/${whole.length}`,
      )
      expect(part.rawPayload.toString()).toBe('PAR1')
      const beyond = await app.inject({ url: FILE, headers: { range: `bytes=${whole.length}-` } })
      expect(beyond.statusCode).toBe(416)
      const head = await app.inject({ method: 'HEAD', url: FILE })
      expect(head.headers['content-length']).toBe(String(whole.length))
    })

    test('of another release or species is not found', async () => {
      for (const address of [FILE.replace('2025.1', '2024.1'), FILE.replace('monodon', 'orcinus')]) {
        const answer = await app.inject(address)
        expect(answer.statusCode).toBe(404)
        expect(answer.json().code).toBe('NOT_FOUND')
      }
    })

    test('is not published where the operator says so, and the figures are', async () => {
      const closed = await createTestPortal(connection(), { PUBLISH_ROWS: 'off' })
      expect((await closed.inject(FILE)).statusCode).toBe(403)
      const answer = await closed.inject(`/api/species/${id}/trade/view`)
      expect(answer.json()).toMatchObject({ rows: 3, file: null })
      await closed.close()
    })

    test('that is damaged is written anew from the records in use', async () => {
      const { db } = connection()
      const whole = (await app.inject(FILE)).rawPayload
      await db.update(release_files).set({ bytes: Buffer.from('nothing') })
      expect((await app.inject(FILE)).rawPayload.equals(whole)).toBe(true)
      const [{ bytes } = { bytes: undefined }] = await db.select().from(release_files)
      expect(bytes?.equals(whole)).toBe(true)
    })

    test('that is missing is written anew from the records in use, at its address and for a question', async () => {
      const { db } = connection()
      const whole = (await app.inject(FILE)).rawPayload
      await db.delete(release_files)
      expect((await app.inject(FILE)).rawPayload.equals(whole)).toBe(true)
      await db.delete(release_files)
      const { body } = await ask('/trade/view?movement=direct')
      expect(body.file).toMatchObject({ address: FILE, size: whole.length })
    })

    test('that is missing is found by a portal that looks for it while another writes it', async () => {
      const { db } = connection()
      const second = await createTestPortal(connection())
      for (let later = 0; later < 40; later++) {
        await db.delete(release_files)
        const first = app.inject(FILE)
        for (let turn = 0; turn < later; turn++) await setImmediate()
        const answers = await Promise.all([first, second.inject(FILE)])
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      }
      await second.close()
    })

    test('can be asked for in parts by other sites, which also read why it is refused', async () => {
      const preflight = await app.inject({
        method: 'OPTIONS',
        url: FILE,
        headers: { origin: 'https://notebook.example', 'access-control-request-headers': 'range' },
      })
      expect(preflight.statusCode).toBe(204)
      expect(preflight.headers['access-control-allow-headers']).toContain('range')
      const refused = await app.inject(FILE.replace('2025.1', '2024.1'))
      expect(refused.headers['access-control-allow-origin']).toBe('*')
      expect(refused.headers['access-control-allow-credentials']).toBeUndefined()
    })

    test('that is damaged and of an earlier release is not served', async () => {
      const { db } = connection()
      await db.update(release_files).set({ bytes: Buffer.from('nothing'), is_current: false })
      const answer = await app.inject(FILE)
      expect(answer.statusCode).toBe(503)
      expect(answer.json().message).toBe(`The file ${FILE} is damaged`)
    })
  })
})
