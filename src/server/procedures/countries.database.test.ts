import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { distribution_ranges } from '#database/schema/index.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import {
  aCatch,
  aCmsListing,
  aCountry,
  aManagementArea,
  anExportQuota,
  aRelease,
  aReservation,
  aShipment,
  aSpecies,
  aSuspension,
} from '#testing/builders.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

/** The names of the columns that a table's metadata describe, as its heading. */
const columnsOf = (metadata: { json: () => { tableSchema: { columns: { name: string }[] } } }): string =>
  metadata
    .json()
    .tableSchema.columns.map(({ name }) => name)
    .join()

describe.each([{ simulated: false }, { simulated: true }])(
  'records that are simulated: $simulated',
  (release) => {
    describeOnOneEngine('countries over the interface', (connection) => {
      let app: FastifyInstance
      let narwhal: string
      const label = release.simulated ? 'simulated' : '2025.1'

      const ask = async (address: string) => {
        const answer = await app.inject(`/api/countries${address}`)
        return { status: answer.statusCode, body: answer.json() }
      }

      beforeAll(async () => {
        const { db } = connection()
        narwhal = (await aSpecies(db, { scientific_name: 'Monodon monoceros', common_name: 'Narwhal' })).id
        const walrus = (await aSpecies(db, { scientific_name: 'Odobenus rosmarus' })).id
        const greenland = await aCountry(db, 'GL', { country_name: 'Greenland', kind: 'territory' })
        await aCountry(db, 'DK', { country_name: 'Denmark' })
        await aCountry(db, 'SU', { country_name: 'Soviet Union (former)', kind: 'former' })
        await aCountry(db, 'AQ', { country_name: 'Antarctica', kind: 'territory' })
        await aCountry(db, 'XX', { country_name: 'Unknown', kind: 'pseudo' })
        const area = await aManagementArea(db, 'Baffin Bay')
        await aReservation(db, narwhal, { country_id: greenland.id })
        await aSuspension(db, walrus, { country_id: greenland.id, issued_by: 'eu' })
        await anExportQuota(db, narwhal, { country_id: greenland.id, quantity: 5, unit: 'specimens' })
        await aCatch(db, narwhal, { country_id: greenland.id, management_area_id: area.id })
        const total = {
          country_id: greenland.id,
          management_area_id: (await aManagementArea(db, 'Total')).id,
        }
        await aCatch(db, narwhal, { ...total, year: 2016, season: '2016', catch_total: null })
        await aCmsListing(db, narwhal, { native_distribution: ['CA', 'GL'] })
        await aCmsListing(db, walrus, { native_distribution: ['GL'], is_current: false })
        await db
          .insert(distribution_ranges)
          .values({ species_id: walrus, country_code: 'GL', presence: 'resident' })
        await aRelease(db, { version: '2025.1', last_complete_year: 2015, ...release })
        await aShipment(db, narwhal, { record_id: 1, term: 'tusks', quantity: '10' })
        await aShipment(db, narwhal, { record_id: 2, term: 'tusks', quantity: '4', reporter_type: 'I' })
        await aShipment(db, walrus, { record_id: 3, exporter: 'DK', importer: 'JP', origin: 'GL' })
        await aShipment(db, walrus, { record_id: 4, exporter: 'XX', importer: 'GL', year: 2014 })
        await aShipment(db, walrus, { record_id: 5, exporter: 'HS', importer: 'DK', source: 'X' })
        await db.transaction((tx) => writeReleaseFiles(tx))
        app = await createTestPortal(connection())
      })
      afterAll(() => app.close())

      test('the index names every country of the records and every Arctic one, and all roles add up', async () => {
        const { status, body } = await ask('')
        expect(status).toBe(200)
        expect(body).toMatchObject({
          release: label,
          records: 5,
          first_year: 2014,
          last_year: 2015,
          high_seas: { exporter: 1, importer: 0, source: 1 },
          not_named: { exporter: 1, importer: 0, source: 1 },
          simulated: release.simulated,
        })
        expect(body.countries).toContainEqual({
          code: 'GL',
          kind: 'territory',
          is_arctic: true,
          exporter: 2,
          importer: 1,
          source: 3,
        })
        expect(body.countries).toContainEqual(
          expect.objectContaining({ code: 'SU', kind: 'former', is_arctic: true, exporter: 0 }),
        )
      })

      test('a country has its roles, its partners and the names of its species', async () => {
        const { status, body } = await ask('/gl')
        expect(status).toBe(200)
        expect(body).toMatchObject({
          code: 'GL',
          is_arctic: true,
          release: label,
          as_exporter: { records: 2, species: [{ value: narwhal, records: 2 }] },
          as_importer: { records: 1, partners: { not_named: 1 } },
          as_source: { records: 3, species: 2 },
          sent_on: { records: 1, partners: { ranked: [{ code: 'DK', figure: 1 }] } },
          first_year: 2014,
          last_year: 2015,
          exported: {
            counted: 1,
            articles: [
              { species_id: narwhal, term: 'tusks', exporters: 10, importers: 4, larger: 10, agreement: 0.4 },
            ],
          },
          simulated: release.simulated,
        })
        expect(
          body.species.map(({ scientific_name }: { scientific_name: string }) => scientific_name),
        ).toEqual(['Monodon monoceros', 'Odobenus rosmarus'])
      })

      test('as many articles are listed as were asked for', async () => {
        const { body } = await ask('/GL?articles=0')
        expect(body.exported).toMatchObject({ counted: 1, articles: [] })
        expect((await ask('/GL?articles=many')).status).toBe(400)
      })

      test('as many species are listed and named as were asked for, and how many there are', async () => {
        const { body } = await ask('/GL?species_listed=0&articles=0')
        expect(body).toMatchObject({
          as_exporter: { species_counted: 1, species: [] },
          as_importer: { species_counted: 1, species: [] },
          species: [],
        })
        // Those of articles are named too.
        expect((await ask('/GL?species_listed=0')).body.species).toMatchObject([
          { id: narwhal },
          { scientific_name: 'Odobenus rosmarus' },
        ])
        expect((await ask('/GL?species_listed=-1')).status).toBe(400)
      })

      test('as many facts are listed as were asked for, and how many there are', async () => {
        const { body } = await ask('/GL/facts?listed=0')
        expect(body).toMatchObject({
          reservations: [],
          trade_suspensions: [],
          range_species: [],
          counted: { reservations: 1, trade_suspensions: 1, range_species: { native: 1, entered: 1 } },
        })
      })

      test('what else is known of it stands by species', async () => {
        const { body } = await ask('/GL/facts')
        expect(body).toMatchObject({
          code: 'GL',
          reservations: [{ scientific_name: 'Monodon monoceros', appendix: 'I' }],
          trade_suspensions: [{ scientific_name: 'Odobenus rosmarus', issued_by: 'eu' }],
          export_quotas: [{ scientific_name: 'Monodon monoceros', quantity: 5, unit: 'specimens' }],
          catches: [
            {
              scientific_name: 'Monodon monoceros',
              records: 2,
              with_catch: 1,
              first_year: 2015,
              last_year: 2016,
              areas: ['Baffin Bay'],
              published_by: ['NAMMCO'],
            },
          ],
          range_species: [
            {
              scientific_name: 'Monodon monoceros',
              kind: 'native',
              appendix: 'II',
              latest_iucn_status: null,
            },
            { scientific_name: 'Odobenus rosmarus', kind: 'entered', appendix: null, presence: 'resident' },
          ],
        })
      })

      test('a code that never traded is answered with zeros', async () => {
        const { status, body } = await ask('/AQ')
        expect(status).toBe(200)
        expect(body).toMatchObject({ as_exporter: { records: 0 }, years: [], last_year: null, species: [] })
      })

      test.each(['', '/facts'])('an unknown code is not found, with the nearest: %s', async (part) => {
        const { status, body } = await ask(`/GX${part}`)
        expect(status).toBe(404)
        expect(body.message).toBe(
          "There is no country with the code 'GX'. The nearest are GL (Greenland), AQ (Antarctica), DK (Denmark).",
        )
      })

      test('its brief has a page of its own, in any case of the code', async () => {
        const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })
        expect((await get('/countries/gl/brief')).headers.location).toBe('/countries/GL/brief')
        const brief = await get('/countries/GL/brief')
        expect(brief.statusCode).toBe(200)
        expect(brief.body).toContain('<title>Brief: Greenland')
        expect((await get('/countries/GX/brief')).statusCode).toBe(404)
      })

      /** A file at an address without a release leads to that of the release in use. */
      const file = async (url: string) => {
        const found = await app.inject(url)
        return found.statusCode === 302 ? app.inject(String(found.headers.location)) : found
      }

      test('its page has files of its own, in any case of the code', async () => {
        const csv = await file('/countries/gl.csv')
        expect(csv.statusCode).toBe(200)
        const [heading, first] = csv.body.split('\r\n')
        expect(heading).toBe(
          'country,role,scientific_name,species_id,term,measure,records,quantity_exporters,quantity_importers,quantity_larger,quantity_matched,agreement,lean,window_first,window_last,basis,release',
        )
        expect(first).toContain(`GL,exporter,Monodon monoceros,${narwhal},tusks,number,2,10,4,10,4,0.4,`)
        expect(columnsOf(await file('/countries/GL.metadata.json'))).toBe(heading)
        const json = await file('/countries/GL.json')
        expect(json.json()).toMatchObject({ view: 'country', release: label, simulated: release.simulated })
        expect((await file('/countries/GX.csv')).statusCode).toBe(404)
        expect((await file('/countries/GL.csv?term=tusks')).statusCode).toBe(400)
      })

      test.each([
        {
          view: 'reservations',
          heading:
            'country,scientific_name,species_id,appendix,listed_under,population,start_date,end_date,is_current,confirmed_on,remarks,fact_source,checked',
          row: () => `GL,Monodon monoceros,${narwhal},I,`,
        },
        {
          view: 'trade-suspensions',
          heading:
            'country,scientific_name,species_id,issued_by,start_date,end_date,is_current,confirmed_on,suspension_reason,fact_source,checked',
          row: () => 'GL,Odobenus rosmarus,',
        },
        {
          view: 'export-quotas',
          heading:
            'country,scientific_name,species_id,quota_year,export_quota,unit,quota_for,fact_source,checked',
          row: () => `GL,Monodon monoceros,${narwhal},`,
        },
        {
          view: 'catches',
          heading:
            'country,scientific_name,species_id,first_year,last_year,catch_records,catch_records_with_catch,areas,publisher',
          row: () => `GL,Monodon monoceros,${narwhal},2015,2016,2,1,Baffin Bay,NAMMCO`,
        },
        {
          view: 'range-species',
          heading:
            'country,scientific_name,species_id,common_name,range_kind,cms_appendix,presence,iucn_status,iucn_scope,iucn_year',
          row: () => `GL,Monodon monoceros,${narwhal},Narwhal,native,II,`,
        },
      ])('what else is known of it is a file too: $view', async ({ view, heading, row }) => {
        const csv = await app.inject(`/countries/gl/${view}.csv`)
        expect(csv.statusCode).toBe(200)
        const [first, second] = csv.body.split('\r\n')
        expect(first).toBe(heading)
        expect(second).toContain(row())
        expect(columnsOf(await app.inject(`/countries/GL/${view}.metadata.json`))).toBe(heading)
        const json = await app.inject(`/countries/GL/${view}.json`)
        expect(json.json()).toMatchObject({ view, release: null, simulated: false })
        expect((await app.inject(`/countries/GX/${view}.csv`)).statusCode).toBe(404)
        expect((await app.inject(`/countries/GL/${view}.csv?release=2025.1`)).statusCode).toBe(400)
      })

      test('the file of all countries has the rows of the index, whatever was searched for', async () => {
        const rows = (await ask('')).body.countries.length
        const { body } = await file('/countries.csv?search=green')
        expect(body.trim().split('\r\n')).toHaveLength(rows + 1)
      })

      test('its page has a head in the language of the reader, and one address', async () => {
        const page = (url: string, language: string) =>
          app.inject({ url, headers: { accept: 'text/html', 'accept-language': language } })
        const danish = await page('/countries/GL', 'da')
        expect(danish.statusCode).toBe(200)
        expect(danish.body).toContain('<title>Grønland: handel med arktiske arter | Arctic Tracker</title>')
        expect(danish.body.includes('"@type":"Place"')).toBe(!release.simulated)
        const lower = await page('/countries/gl', 'da')
        expect([lower.statusCode, lower.headers.location]).toEqual([301, '/countries/GL'])
        expect((await page('/countries/GX', 'en')).statusCode).toBe(404)
        expect((await page('/countries/nowhere', 'en')).statusCode).toBe(404)
        expect((await app.inject('/sitemap.xml')).body).toContain('/countries/GL</loc>')
      })

      test('a code that names no country is none', async () => {
        const { status, body } = await ask('/XX')
        expect(status).toBe(404)
        expect(body.message).toContain('XX names no country.')
      })
    })
  },
)

describeOnOneEngine('a portal without trade records', (connection) => {
  test('has the Arctic countries, all without a record', async () => {
    const app = await createTestPortal(connection())
    await aCountry(connection().db, 'GL')
    const index = await app.inject('/api/countries')
    expect(index.json()).toMatchObject({ release: null, records: 0, first_year: null })
    expect(index.json().countries).toHaveLength(12)
    const country = await app.inject('/api/countries/GL')
    expect(country.statusCode).toBe(200)
    expect(country.json()).toMatchObject({ release: null, as_exporter: { records: 0 }, species: [] })
    await app.close()
  })
})
