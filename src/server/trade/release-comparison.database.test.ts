import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findRelease } from '#database/releases/releases-queries.ts'
import {
  cites_trade_records,
  dataset_releases,
  release_differences,
  release_files,
  species,
} from '#database/schema/index.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { storeTradeRelease } from '#database/trade/trade-releases-changes.ts'
import { aCountry, aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

describeOnBothEngines('what changed between two releases', (connection) => {
  let app: FastifyInstance
  let narwhal: string
  let bear: string

  const ask = async (address: string, portal = app) => {
    const answer = await portal.inject(`/api/releases/cites-trade${address}`)
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }

  /** Puts the records as they stand into use under a version. */
  const release = async (version: string, facts: Parameters<typeof aRelease>[1] = {}) => {
    const { db } = connection()
    await db.delete(dataset_releases)
    await aRelease(db, { version, last_complete_year: 2015, ...facts })
    await db.transaction(async (tx) => {
      await writeReleaseFiles(tx)
      const inUse = await findRelease(tx, 'cites_trade')
      if (inUse !== undefined) await storeTradeRelease(tx, inUse)
    })
  }

  beforeAll(async () => {
    const { db } = connection()
    narwhal = (await aSpecies(db, { scientific_name: 'Monodon monoceros', common_name: 'Narwhal' })).id
    bear = (await aSpecies(db, { scientific_name: 'Ursus maritimus', common_name: 'Polar Bear' })).id
    app = await createTestPortal(connection())
  })
  afterAll(() => app.close())

  test('a portal without a release has none to compare, and says so', async () => {
    expect(await ask('')).toMatchObject({ status: 200, body: [] })
    expect(await ask('/2025.1/2025.2')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: "No release is called '2025.1': none is stored." },
    })
  })

  describe('with two releases', () => {
    beforeAll(async () => {
      const { db } = connection()
      const ofNarwhal = { taxon: 'Monodon monoceros', term: 'tusks' }
      await release('old', { simulated: true, loaded_at: new Date('2025-01-01') })
      await aShipment(db, narwhal, { ...ofNarwhal, record_id: 1, quantity: '10' })
      await aShipment(db, narwhal, { ...ofNarwhal, record_id: 2, quantity: '4', year: 2014 })
      await aShipment(db, bear, { record_id: 7 })
      await release('2025.1', { loaded_at: new Date('2025-06-01') })
      await db.delete(cites_trade_records)
      await aShipment(db, narwhal, { ...ofNarwhal, record_id: 1, quantity: '12.5' })
      await aShipment(db, narwhal, { ...ofNarwhal, record_id: 3, quantity: '1', year: 2013 })
      await release('2026.1', { loaded_at: new Date('2026-06-01') })
      await aCountry(db, 'GL', { country_name: 'Greenland' })
    })

    test('they are listed, the newest first', async () => {
      const { body } = await ask('')
      expect(body.map((one: { release: string }) => one.release)).toEqual(['2026.1', '2025.1', 'simulated'])
    })

    test('are compared species by species, with what their figures become', async () => {
      const { status, body } = await ask('/2025.1/2026.1')
      expect(status).toBe(200)
      expect(body).toMatchObject({
        from: { release: '2025.1' },
        to: { release: '2026.1' },
        totals: { before: 3, after: 2, added: 1, removed: 2, changed: 1, species: 2 },
      })
      expect(body.species).toMatchObject([
        {
          ...{ species_id: narwhal, common_name: 'Narwhal', before: 2, after: 2 },
          ...{ added: 1, removed: 1, changed: 1 },
          figures: {
            before: { records: 2, first_year: 2014, quantity: 14, quantity_in_last_complete_year: 10 },
            after: { records: 2, first_year: 2013, quantity: 13.5, quantity_in_last_complete_year: 12.5 },
          },
        },
        {
          ...{ species_id: bear, before: 1, after: 0, removed: 1 },
          figures: { before: { records: 1 }, after: null },
        },
      ])
      expect(body.largest).toMatchObject([
        {
          measure: 'number',
          count: 4,
          changes: [
            { species_id: narwhal, term: 'tusks', year: 2014, before: 4, after: 0, change: -4 },
            { species_id: narwhal, year: 2015, before: 10, after: 12.5, change: 2.5 },
            { species_id: bear, term: 'skins', year: 2015, change: -1 },
            { species_id: narwhal, year: 2013, before: 0, after: 1, change: 1 },
          ],
        },
      ])
    })

    test('species come part by part, by name or those that differ, and what is counted over all stays', async () => {
      const whole = await ask('/2025.1/2026.1')
      expect(whole.headers['x-total-count']).toBe('2')
      expect(whole.body).not.toHaveProperty('species_in_all')
      const first = await ask('/2025.1/2026.1?limit=1')
      expect(first.body).toEqual({
        ...whole.body,
        species: whole.body.species.slice(0, 1),
        species_in_all: 2,
      })
      expect(first.headers.link).toContain('limit=1&offset=1>; rel="next"')

      const differing = await ask('/2025.1/2026.1?differing=true')
      expect(differing.body).toEqual({ ...whole.body, unchanged: 0 })
      const second = await ask('/2025.1/2026.1?differing=true&limit=1&offset=1')
      expect(second.body).toEqual({
        ...whole.body,
        species: whole.body.species.slice(1),
        species_in_all: 2,
        unchanged: 0,
      })
      expect(second.headers.link).toBeUndefined()
      expect((await ask('/2025.1/2026.1?limit=1001')).status).toBe(400)
    })

    test('the other way round, what came goes', async () => {
      const { body } = await ask('/2026.1/2025.1')
      expect(body.totals).toMatchObject({ before: 2, after: 3, added: 2, removed: 1, changed: 1 })
    })

    test('give the rows of a species, page by page', async () => {
      const all = await ask(`/2025.1/2026.1/species/${narwhal}`)
      expect(all.body).toMatchObject({
        ...{ scientific_name: 'Monodon monoceros', total: 3, added: 1, removed: 1, changed: 1 },
        rows: [
          { change: 'removed', before: { record_id: 2, quantity: 4 }, after: null, fields: [] },
          {
            change: 'changed',
            before: { record_id: 1, quantity: 10 },
            after: { record_id: 1, quantity: 12.5 },
            fields: ['quantity'],
          },
          { change: 'added', before: null, after: { record_id: 3 }, fields: [] },
        ],
      })
      expect(all.headers['x-total-count']).toBe('3')
      const second = await ask(`/2025.1/2026.1/species/${narwhal}?page=2&limit=1`)
      expect(second.body.rows).toMatchObject([{ change: 'changed' }])
      const added = await ask(`/2025.1/2026.1/species/${narwhal}?change=added`)
      expect(added.body).toMatchObject({ total: 1, rows: [{ change: 'added' }] })
    })

    test('are compared for a country, as exporter and as importer', async () => {
      const { status, body } = await ask('/2025.1/2026.1/countries/gl')
      expect(status).toBe(200)
      expect(body).toMatchObject({
        ...{ code: 'GL', from: { release: '2025.1' }, to: { release: '2026.1' } },
        exporter: { before: 3, after: 2, added: 1, removed: 2, changed: 1 },
        importer: { before: 0, after: 0, added: 0, removed: 0, changed: 0 },
      })
      const importer = await ask('/2025.1/2026.1/countries/DK')
      expect(importer.body.importer).toEqual(body.exporter)
    })

    test('the page of a country is sent without waiting for it', async () => {
      const { statusCode, body } = await app.inject({
        url: '/countries/GL',
        headers: { accept: 'text/html', 'accept-language': 'en' },
      })
      expect(statusCode).toBe(200)
      expect(body).toContain('Newest release')
      expect(body).toContain('"procedure":"countries.facts"')
      expect(body).not.toContain('"procedure":"releases.ofCountry"')
    })

    test.each([
      { address: '/2025.1/2025.1', status: 400, says: 'Both releases are 2025.1' },
      { address: '/1999.9/2025.1', status: 404, says: 'Those stored are 2026.1, 2025.1, simulated' },
      { address: '/simulated/2025.1', status: 400, says: 'Simulated records are made up' },
      { address: '/2025.1/2026.1?by=term', status: 400, says: "There is no parameter 'by' here" },
      { address: '/2025.1/2026.1/countries/ZQ', status: 404, says: "There is no country with the code 'ZQ'" },
      { address: '/2025.1/2026.1/countries/XX', status: 404, says: 'XX names no country' },
      { address: '/2025.1/2026.1/species/none', status: 400, says: 'Expected valid UUID' },
      {
        address: '/2025.1/2026.1/species/00000000-0000-4000-8000-000000000000',
        status: 404,
        says: 'Neither 2025.1 nor 2026.1 has trade records',
      },
      { address: '/2025.1/2026.1/species/{id}?change=moved', status: 400, says: 'change must be one of' },
    ])('$address is answered with $status in words', async ({ address, status, says }) => {
      const answer = await ask(address.replace('{id}', narwhal))
      expect(answer.status).toBe(status)
      expect(answer.body.message).toContain(says)
    })

    test('what was counted once is read again without the files, and only that between one release and the next', async () => {
      const { db } = connection()
      const addresses = ['/2025.1/2026.1', '/2025.1/2026.1/countries/GL']
      const counted = []
      for (const address of addresses) counted.push((await ask(address)).body)
      const files = await db.select().from(release_files)
      await db.update(release_files).set({ bytes: Buffer.from('damaged') })
      const later = await createTestPortal(connection())
      const read = []
      for (const address of addresses) read.push((await ask(address, later)).body)
      expect(JSON.stringify(read)).toBe(JSON.stringify(counted))
      expect((await ask('/2026.1/2025.1', later)).status).toBe(503)
      await later.close()
      for (const { id, bytes } of files)
        await db.update(release_files).set({ bytes }).where(eq(release_files.id, id))
      expect(await db.$count(release_differences)).toBe(2)
    })

    test('of a hidden species nothing is counted', async () => {
      const { db } = connection()
      const hide = (hidden: boolean) => db.update(species).set({ hidden }).where(eq(species.id, bear))
      await hide(true)
      const hidden = await createTestPortal(connection())
      const [{ body: all }, { body: ofCountry }] = [
        await ask('/2025.1/2026.1', hidden),
        await ask('/2025.1/2026.1/countries/GL', hidden),
      ]
      await hidden.close()
      await hide(false)
      expect(all.species).toHaveLength(1)
      expect(ofCountry.exporter).toEqual({ before: 2, after: 2, added: 1, removed: 1, changed: 1 })
    })

    test('of those for which nothing is stored it is counted, and the rest is read', async () => {
      const { db } = connection()
      const [one] = await db.select().from(release_differences)
      const counted = (await ask('/2025.1/2026.1/countries/GL')).body
      await db.delete(release_differences).where(eq(release_differences.id, one?.id ?? ''))
      const later = await createTestPortal(connection())
      expect((await ask('/2025.1/2026.1/countries/GL', later)).body).toEqual(counted)
      await later.close()
    })

    describe('where rows are not published', () => {
      let closed: FastifyInstance
      beforeEach(async () => {
        closed = await createTestPortal(connection(), { PUBLISH_ROWS: 'off' })
        return () => closed.close()
      })

      test('counts stay open, and rows are refused', async () => {
        expect(await ask('/2025.1/2026.1', closed)).toMatchObject({ status: 200 })
        expect(await ask(`/2025.1/2026.1/species/${narwhal}`, closed)).toMatchObject({
          status: 403,
          body: { code: 'FORBIDDEN' },
        })
      })
    })
  })
})
