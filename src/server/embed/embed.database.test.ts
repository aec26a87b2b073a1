import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conservation_measures } from '#database/schema/index.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { COUNTRY_VIEWS, countryViewPath } from '#domain/views/country-views.ts'
import { DRAWN_VIEWS } from '#domain/views/view-address.ts'
import {
  aCatch,
  aCountry,
  aListing,
  anAssessment,
  aRelease,
  aShipment,
  aSpecies,
  aTranslation,
} from '#testing/builders.ts'
import { unfurledPage } from '#testing/formats/oembed-reader.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

const PUBLIC_URL = 'https://portal.example'
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const FONT = /url\((\/assets\/[^)]+\.woff2)\)/
/** Bytes that one chart may cost a reader. */
const MOST_BYTES = 60_000

describeOnOneEngine('charts for other sites', (connection) => {
  let app: FastifyInstance
  let narwhal: string
  let other: string

  const at = (address: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/embed/species/${narwhal}/${address}`, headers: { accept: 'text/html', ...headers } })

  beforeAll(async () => {
    const { db } = connection()
    narwhal = (await aSpecies(db, { scientific_name: 'Monodon monoceros', common_name: 'Narwhal' })).id
    other = (await aSpecies(db, { scientific_name: 'Ursus maritimus' })).id
    await aListing(db, narwhal, { appendix: 'II', listing_date: '2011-06-28' })
    await anAssessment(db, narwhal, { year_published: 2008, status: 'NT' })
    await anAssessment(db, narwhal, { year_published: 2017, status: 'LC' })
    const greenland = await aCountry(db, 'GL', { country_name: 'Greenland' })
    await aCatch(db, narwhal, { country_id: greenland.id })
    const [ban] = await db
      .insert(conservation_measures)
      .values({ species_id: narwhal, measure: 'Export ban, Greenland', start_date: '2013-06-16' })
      .returning()
    await aTranslation(db, {
      record_id: ban?.id ?? '',
      table_name: 'conservation_measures',
      field: 'measure',
      language: 'da',
      original_text: 'Export ban, Greenland',
      text: 'Eksportforbud, Grønland',
    })
    await aRelease(db, { version: '2025.1', last_complete_year: 2015, simulated: true })
    for (const [year, quantity] of [10, 4, 7, 9, 12, 3].entries()) {
      for (const reporter_type of ['E', 'I'] as const) {
        const row = { year: 2010 + year, term: 'tusks', quantity: String(quantity), reporter_type }
        await aShipment(db, narwhal, { ...row, taxon: 'Monodon monoceros' })
      }
    }
    await db.transaction((tx) => writeReleaseFiles(tx))
    app = await createTestPortal(connection(), { PUBLIC_URL })
  })
  afterAll(() => app.close())

  test.each(DRAWN_VIEWS)(
    '%s stands in any frame, without scripts, styles of its own or cookies',
    async (view) => {
      const { statusCode, headers, body } = await at(view)
      expect(statusCode).toBe(200)
      expect(headers['content-security-policy']).toContain('frame-ancestors *')
      expect(headers['content-security-policy']).not.toContain('script-src')
      expect(headers['x-frame-options']).toBeUndefined()
      expect(headers['set-cookie']).toBeUndefined()
      expect(body).toMatch(/^<!DOCTYPE html><html lang="en"/)
      expect(body).toContain('<h1')
      expect(body).not.toContain('<script')
      expect(body).not.toContain(' style="')
    },
  )

  test('measures beside catches are in the language of the frame and of the picture', async () => {
    const picture = (language: string) =>
      app.inject(`/species/${narwhal}/catch-quota-exports.svg?release=simulated&lang=${language}&width=1200`)
    for (const drawn of [await at('catch-quota-exports?lang=da'), await picture('da')]) {
      expect(drawn.body).toContain('2013: Eksportforbud, Grønland')
      expect(drawn.body).not.toContain('Export ban')
    }
    for (const drawn of [await at('catch-quota-exports?lang=is'), await picture('is')]) {
      expect(drawn.body).toMatch(/lang="en"[^>]*>2013: Export ban, Greenland/)
    }
  })

  test('the appendix of each time is drawn below the records', async () => {
    const { body } = await at('records-over-time?lang=en')
    expect(body).toContain('Strip below: the CITES appendix in force')
    expect(body).toContain('Appendix II')
  })

  test('a chart with its font costs less than a photograph', async () => {
    const { body } = await at('two-ledgers')
    const font = await app.inject(FONT.exec(body)?.[1] ?? '')
    expect(font.headers['content-type']).toBe('font/woff2')
    const page = await promisify(brotliCompress)(body)
    expect(page.length + font.rawPayload.length).toBeLessThan(MOST_BYTES)
  })

  test('a comparison stands in frames too, and is refused in words where its address names no two species', async () => {
    const compared = (query: string) => app.inject(`/embed/research/species-comparison?${query}`)
    const framed = await compared(`species=${narwhal},${other}&lang=is&theme=dark`)
    expect(framed.statusCode).toBe(200)
    expect(framed.headers['content-security-policy']).toContain('frame-ancestors *')
    expect(framed.body).toContain('lang="is"')
    expect(framed.body).toContain('/research/species-comparison.csv?species=')
    const refused = await compared(`species=${narwhal}&lang=en`)
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('2 to 5 species')
  })

  test.each([
    '/trade?group=year,species',
    '/trade?group=importer,term',
    '/trade?group=importer&show=map',
    ...COUNTRY_VIEWS.map((view) => `${countryViewPath('GL', view)}?`),
  ])('%s stands in any frame, in its language and theme, for little', async (address) => {
    const { statusCode, headers, body } = await app.inject(`/embed${address}&lang=da&theme=dark`)
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(headers['content-security-policy']).not.toContain('script-src')
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).toContain('<html lang="da" data-theme="dark"')
    expect(body).not.toContain('<script')
    expect(body).not.toContain(' style="')
    expect(body).toContain(`${PUBLIC_URL}${address.split('?')[0]}.csv`)
    const page = await promisify(brotliCompress)(body)
    expect(page.length).toBeLessThan(MOST_BYTES / 2)
  })

  test.each([
    { address: '/trade?show=table', status: 400, says: 'A table is not drawn' },
    { address: '/countries/GL/nothing', status: 404, says: 'There is no chart at this address.' },
    { address: '/countries/QQ/exports-by-term', status: 404, says: 'no country with the code' },
    { address: '/screening', status: 404, says: 'Nothing is screened' },
  ])('/embed$address says in the frame that there is nothing', async ({ address, status, says }) => {
    const { statusCode, headers, body } = await app.inject(`/embed${address}`)
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(body).toContain(says)
  })

  test('every other page stays out of frames', async () => {
    for (const url of ['/', `/species/${narwhal}`, `/species/${narwhal}/purposes.svg?release=simulated`]) {
      const { headers } = await app.inject({ url, headers: { accept: 'text/html' } })
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'")
    }
  })

  test('it is in the language of its address, else the reader’s, and what the portal stored is not read', async () => {
    const asked = { 'accept-language': 'da', cookie: 'arctic-tracker-language=is' }
    const { headers, body } = await at('records-over-time', asked)
    expect(headers.vary).toBe('accept-encoding, accept-language')
    expect(headers['content-language']).toBe('da')
    expect(body).toContain('<html lang="da"')
    expect((await at('records-over-time?lang=no', asked)).body).toContain('<html lang="no"')
  })

  test('it says where it comes from, that it is simulated, and where to read more', async () => {
    const { headers, body } = await at('records-over-time?term=tusks')
    expect(headers['x-simulated-data']).toMatch(/^Simulated trade data\./)
    expect(body).toContain('Simulated trade data.')
    expect(body).toContain('CITES Trade Database')
    expect(body).toContain(`href="${PUBLIC_URL}/species/${narwhal}?tab=trade&amp;term=tusks"`)
    expect(body).toContain(`href="${PUBLIC_URL}/species/${narwhal}/records-over-time.csv?term=tusks"`)
    expect(body).toContain('<th scope="row"')
  })

  test.each([
    { address: 'nothing', status: 404, says: 'There is no chart at this address.' },
    { address: 'purposes?release=2019.1', status: 400, says: 'none is called &#39;2019.1&#39;' },
    { address: 'purposes?theme=blue', status: 400, says: 'theme must be one of auto, light, dark' },
    { address: 'purposes?term=%3Cscript%3E', status: 400, says: '&lt;script&gt;' },
    { address: 'purposes?end_year=1990', status: 404, says: 'No trade record fits this selection' },
  ])('$address says in the frame that there is nothing', async ({ address, status, says }) => {
    const { statusCode, headers, body } = await at(address)
    expect(statusCode).toBe(status)
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(body).toContain(says)
  })

  describe('described to sites that embed them', () => {
    const described = (url: string, more = '') => app.inject(`/oembed?url=${encodeURIComponent(url)}${more}`)

    test('a species page is its records over time, and names where the description is', async () => {
      const url = `${PUBLIC_URL}/species/${narwhal}?tab=trade&term=tusks`
      const { statusCode, headers, body } = await described(url, '&format=json&maxwidth=1000')
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toContain('application/json')
      const address = `${PUBLIC_URL}/embed/species/${narwhal}/records-over-time?term=tusks`
      const answer = JSON.parse(body)
      expect(answer).toMatchObject({
        version: '1.0',
        type: 'rich',
        title: 'Narwhal (Monodon monoceros): Records Over Time',
        provider_url: PUBLIC_URL,
        width: 800,
        height: 640,
        thumbnail_width: 960,
        thumbnail_url: `${PUBLIC_URL}/species/${narwhal}/records-over-time.png?term=tusks&width=480&release=simulated`,
      })
      expect(answer.html).toContain(`<iframe src="${address}" title="Narwhal`)
      const png = await app.inject(answer.thumbnail_url.slice(PUBLIC_URL.length))
      expect([png.rawPayload.readUInt32BE(16), png.rawPayload.readUInt32BE(20)]).toEqual([
        answer.thumbnail_width,
        answer.thumbnail_height,
      ])
      const page = await app.inject({ url: `/species/${narwhal}`, headers: { accept: 'text/html' } })
      expect(page.body).toContain(
        `type="application/json+oembed" href="${PUBLIC_URL}/oembed?url=${encodeURIComponent(`${PUBLIC_URL}/species/${narwhal}`)}`,
      )
    })

    test('a site that shows links finds the frame by itself', async () => {
      const { oEmbed } = await unfurledPage(app, `${PUBLIC_URL}/species/${narwhal}`)
      expect(oEmbed).toMatchObject({ type: 'rich', version: '1.0', width: 800, height: 640 })
    })

    test.each(['/countries/GL', '/trade'])('%s names where its description is', async (path) => {
      const page = await app.inject({ url: path, headers: { accept: 'text/html' } })
      expect(page.body).toContain(`/oembed?url=${encodeURIComponent(PUBLIC_URL + path)}`)
    })

    test('a comparison is described by the address of its page and of its frame', async () => {
      const compared = `species=${narwhal},${other}&lang=da`
      for (const path of ['/research/species-comparison', '/embed/research/species-comparison']) {
        const { statusCode, body } = await described(`${PUBLIC_URL}${path}?${compared}`)
        expect(statusCode).toBe(200)
        const answer = JSON.parse(body)
        expect(answer.title).toBe('Sammenligning af arter')
        expect(answer.html).toContain(`<iframe src="${PUBLIC_URL}/embed/research/species-comparison?species=`)
        const png = await app.inject(answer.thumbnail_url.slice(PUBLIC_URL.length))
        expect([png.rawPayload.readUInt32BE(16), png.rawPayload.readUInt32BE(20)]).toEqual([
          answer.thumbnail_width,
          answer.thumbnail_height,
        ])
      }
      const framed = await app.inject(`/embed/research/species-comparison?${compared}`)
      expect(framed.body).toContain('application/json+oembed')
      const alone = await described(`${PUBLIC_URL}/research/species-comparison?species=${narwhal}`)
      expect(alone.statusCode).toBe(400)
    })

    test('a country is its records over time, and the explorer what its address asks', async () => {
      const ofCountry = (await described(`${PUBLIC_URL}/countries/GL`)).json()
      expect(ofCountry.title).toBe('Greenland: Records over time')
      expect(ofCountry.html).toContain(`${PUBLIC_URL}/embed/countries/GL/records-over-time"`)
      const explorer = (await described(`${PUBLIC_URL}/trade?group=importer&lang=da`)).json()
      expect(explorer.html).toContain('/embed/trade?group=importer&amp;lang=da"')
      for (const { thumbnail_url, thumbnail_height } of [ofCountry, explorer]) {
        const png = await app.inject(thumbnail_url.slice(PUBLIC_URL.length))
        expect([png.statusCode, png.rawPayload.readUInt32BE(20)]).toEqual([200, thumbnail_height])
      }
    })

    test('nothing is larger than the room that the site has', async () => {
      const url = `${PUBLIC_URL}/embed/species/${narwhal}/two-ledgers?theme=auto`
      const answer = (await described(url, '&maxwidth=400&maxheight=300')).json()
      expect(answer).toMatchObject({ width: 400, height: 300 })
      expect(answer.html).toContain('width="400" height="300"')
      expect(answer.thumbnail_url).toBeUndefined()
    })

    test.each([
      { what: 'another site', url: 'https://elsewhere.example/species/1', more: '', status: 404 },
      { what: 'another page', url: `${PUBLIC_URL}/gallery`, more: '', status: 404 },
      { what: 'no species', url: `${PUBLIC_URL}/species/${UNKNOWN_ID}`, more: '', status: 404 },
      { what: 'XML', url: `${PUBLIC_URL}/gallery`, more: '&format=xml', status: 501 },
      { what: 'no address', url: '', more: '', status: 404 },
    ])('$what is answered with $status in JSON', async ({ url, more, status }) => {
      const { statusCode, headers, body } = await described(url, more)
      expect([statusCode, headers['content-type']]).toEqual([status, 'application/json; charset=utf-8'])
      expect(JSON.parse(body).message).not.toBe('')
    })
  })
})
