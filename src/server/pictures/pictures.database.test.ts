import { hash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cites_trade_records, dataset_releases, species } from '#database/schema/index.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { COUNTRY_VIEWS, countryViewPath } from '#domain/views/country-views.ts'
import { DRAWN_VIEWS, isTradeView, namesRelease } from '#domain/views/view-address.ts'
import {
  aCatch,
  aCommonName,
  aListing,
  anAssessment,
  aRelease,
  aShipment,
  aSpecies,
} from '#testing/builders.ts'
import { sampled } from '#testing/long-run.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'
import { PLOT_CLASSES, WITHOUT_MEANING } from './plot-styles.ts'

const TRADE_VIEWS = DRAWN_VIEWS.filter(isTradeView)
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const CLASSES = /class="([^"]*)"/g

/** One tusk of it is one animal. */
const TAXON = { taxon: 'Monodon monoceros' }

/** Charts at the addresses of pages and of countries, as drawn in every way. */
const PAGE_CHARTS = [
  '/trade?group=year,species',
  '/trade?group=year,term&show=shares',
  '/trade?group=year,term&show=multiples',
  '/trade?group=importer,term&count=quantity',
  '/trade?group=importer&show=bars',
  '/trade?group=importer&show=map',
  '/trade?species=monodon-monoceros&count=animals',
  '/screening?exporter=GL',
  ...COUNTRY_VIEWS.map((view) => `${countryViewPath('GL', view)}?`),
]

/** The same as pictures. */
const pictureOf = (address: string, format: string) => address.replace('?', `.${format}?`)

/** Reports that meet a criterion of the screening: from none to sixty tusks in the last complete year. */
const FLAGGED = [
  { year: 2015, term: 'tusks', quantity: '60', unit: null, reporter_type: 'E' as const, source: 'W' },
]

/** What was drawn on the first engine, to be drawn alike on the second. */
const drawnBefore = new Map<string, string>()

describeOnOneEngine('pictures of views', (connection) => {
  let app: FastifyInstance
  let narwhal: string
  let other: string

  const at = (address: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/species/${narwhal}/${address}`, headers })
  const digestOf = async (address: string) => {
    const { statusCode, rawPayload } = await (address.startsWith('/') ? app.inject(address) : at(address))
    expect(statusCode, address).toBe(200)
    return hash('sha256', rawPayload)
  }

  beforeAll(async () => {
    const { db } = connection()
    narwhal = (
      await aSpecies(db, { scientific_name: 'Monodon monoceros', common_name: 'Narwhal', drawing: 'narwhal' })
    ).id
    other = (await aSpecies(db, { scientific_name: 'Ursus maritimus' })).id
    await aListing(db, narwhal, { appendix: 'II', listing_date: '1979-06-28' })
    await anAssessment(db, narwhal, { year_published: 2008, status: 'NT' })
    await anAssessment(db, narwhal, { year_published: 2017, status: 'LC' })
    await aCatch(db, narwhal)
    await aRelease(db, { version: '2025.1', last_complete_year: 2015, simulated: false })
    for (const [year, quantity] of [10, 4, 7, 9, 12, 3].entries()) {
      for (const reporter_type of ['E', 'I'] as const) {
        const row = { year: 2010 + year, term: 'tusks', quantity: String(quantity), reporter_type, ...TAXON }
        await aShipment(db, narwhal, row)
      }
    }
    for (const [record_id, row] of FLAGGED.entries())
      await aShipment(db, narwhal, { ...row, ...TAXON, record_id: 1000 + record_id })
    await db.transaction((tx) => writeReleaseFiles(tx))
    app = await createTestPortal(connection())
  })
  afterAll(() => app.close())

  test.each(TRADE_VIEWS)('%s leads to the release in use, with the selection', async (view) => {
    const selection = view === 'trade-trend' ? 'lang=da' : 'term=tusks&lang=da'
    const { statusCode, headers } = await at(`${view}.svg?${selection}`)
    expect(statusCode).toBe(302)
    expect(headers.location).toBe(`/species/${narwhal}/${view}.svg?${selection}&release=2025.1`)
  })

  test.each(DRAWN_VIEWS)(
    '%s is drawn in colours, with no class that an SVG alone does not know',
    async (view) => {
      const { statusCode, headers, body } = await at(
        `${view}.svg${namesRelease(view) ? '?release=2025.1' : ''}`,
      )
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';style-src/)
      expect(body).toMatch(/^<svg .*<\/svg>$/s)
      expect(body).toContain('Monodon monoceros')
      expect(body).not.toContain('var(--')
      const classes = new Set([...body.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')))
      expect([...classes].filter((name) => ![...PLOT_CLASSES, ...WITHOUT_MEANING].includes(name))).toEqual([])
    },
  )

  test('catches lead to the release of the exports beside them, and may change with the facts', async () => {
    const { statusCode, headers } = await at('catch-quota-exports.svg?term=tusks')
    expect([statusCode, headers.location]).toEqual([
      302,
      `/species/${narwhal}/catch-quota-exports.svg?term=tusks&release=2025.1`,
    ])
    const drawn = await at('catch-quota-exports.svg?term=tusks&release=2025.1')
    expect(drawn.statusCode).toBe(200)
    expect(drawn.headers['cache-control']).toContain('max-age=0')
  })

  test('the appendix of each time is drawn where current listings are asked for, and may change', async () => {
    const strip = 'Strip below: the CITES appendix in force'
    const pinned = await at('records-over-time.svg?release=2025.1')
    expect(pinned.body).not.toContain(strip)
    const listed = await at('records-over-time.svg?release=2025.1&listings=current')
    expect(listed.statusCode).toBe(200)
    expect(listed.body).toContain(strip)
    expect(listed.headers['cache-control']).toContain('max-age=0')
    expect(listed.headers.link).toContain('/records-over-time.metadata.json?release=2025.1>')
    for (const [address, says] of [
      ['purposes.svg?listings=current', "There is no parameter 'listings' here"],
      ['records-over-time.svg?listings=old', 'listings must be one of current'],
    ] as const) {
      const refused = await at(address)
      expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringContaining(says)])
    }
  })

  test('a PNG has two pixels for each of the SVG', async () => {
    const { headers, rawPayload } = await at('purposes.png?release=2025.1&width=480')
    expect(headers['content-type']).toBe('image/png')
    expect(rawPayload.subarray(0, PNG.length)).toEqual(PNG)
    expect(rawPayload.readUInt32BE(16)).toBe(960)
  })

  test('says where its page, its description and its licence are, and may be kept for ever', async () => {
    const { headers } = await at('purposes.svg?release=2025.1&term=tusks&lang=is')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers.link).toContain(`/species/${narwhal}?tab=trade&term=tusks>; rel="canonical"`)
    expect(headers.link).toContain(
      `/species/${narwhal}/purposes.metadata.json?term=tusks&release=2025.1>; rel="describedby"`,
    )
    expect(headers.etag).toMatch(/^"[\w-]{43}"$/)
    const again = await at('purposes.svg?release=2025.1&term=tusks&lang=is', {
      'if-none-match': String(headers.etag),
    })
    expect(again.statusCode).toBe(304)
    const packed = await at('purposes.svg?release=2025.1', { 'accept-encoding': 'br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.headers.etag).toMatch(/-br"$/)
  })

  test('facts of a species are as they are now', async () => {
    const { headers } = await at('conservation-trends.svg')
    expect(headers['cache-control']).toContain('max-age=0')
    expect(headers.etag).toMatch(/^W\//)
  })

  test('a comparison is drawn of the species that its address names, and may change', async () => {
    const comparison = (query: string) =>
      app.inject(`/research/species-comparison.svg?species=${narwhal},${other}${query}`)
    const { statusCode, headers, body } = await comparison('&measure=records&loaded=true&width=480')
    expect(statusCode).toBe(200)
    expect(body).toContain('Monodon monoceros')
    expect(body).not.toContain('var(--')
    expect(headers['cache-control']).not.toContain('immutable')
    expect(headers.link).toContain('/research/species-comparison.metadata.json?')
    for (const [query, says] of [
      ['&scale=logarithmic', 'scale must be one of'],
      ['&width=900', 'width must be one of'],
      ['&term=tuskz', "no record knows 'tuskz'"],
    ] as const) {
      const refused = await comparison(query)
      expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringContaining(says)])
    }
    const alone = await app.inject(`/research/species-comparison.png?species=${narwhal}`)
    expect([alone.statusCode, alone.json().message]).toEqual([400, expect.stringContaining('2 to 5 species')])
  })

  test.each(PAGE_CHARTS)('%s leads to the release in use, and is drawn in colours alone', async (address) => {
    const first = await app.inject(pictureOf(address, 'svg'))
    expect(first.statusCode).toBe(302)
    expect(first.headers.location).toMatch(/[?&]release=2025\.1$/)
    const { statusCode, headers, body } = await app.inject(String(first.headers.location))
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers.link).toContain('rel="canonical"')
    expect(headers.link).toContain('.metadata.json?')
    expect(body).toMatch(/^<svg .*<\/svg>$/s)
    expect(body).not.toContain('var(--')
    expect(body).not.toContain('Narwhal')
    const classes = new Set([...body.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')))
    expect([...classes].filter((name) => ![...PLOT_CLASSES, ...WITHOUT_MEANING].includes(name))).toEqual([])
  })

  test('the explorer by groups of species may change, since curators say which are of them', async () => {
    const { statusCode, headers } = await app.inject('/trade.svg?species=whales&release=2025.1')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).not.toContain('immutable')
  })

  test.each([
    { address: '/trade.svg?show=table', status: 400, says: 'A table is not drawn' },
    { address: '/trade.svg?group=importer&show=lines', status: 400, says: 'There are bars, map, table' },
    { address: '/trade.png?width=900', status: 400, says: 'width must be one of' },
    { address: '/trade.svg?exporter=QQ', status: 400, says: "no record knows 'QQ'" },
    { address: '/trade.svg?end_year=1990', status: 404, says: 'No trade record fits this selection' },
    { address: '/trade.svg?release=2019.1', status: 400, says: "none is called '2019.1'" },
    { address: '/countries/GL/exports.svg', status: 404, says: "no chart 'exports' of a country" },
    { address: '/countries/QQ/exports-by-term.svg', status: 404, says: 'no country with the code' },
    { address: '/countries/IS/exports-by-term.svg', status: 404, says: 'No trade record names IS' },
    { address: '/countries/greenland/exports-by-term.svg', status: 404, says: 'no chart at this address' },
    { address: '/screening.svg?criterion=captive_increase', status: 404, says: 'No species and exporter' },
  ])('$address is refused with the reason', async ({ address, status, says }) => {
    const answer = await app.inject(address)
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringContaining(says)])
  })

  test.each([
    { address: 'purposes.svg?release=2019.1', status: 400, says: "none is called '2019.1'" },
    { address: 'purposes.svg?release=2025.1&term=tuskz', status: 400, says: "no record knows 'tuskz'" },
    { address: 'catch-quota-exports.svg?release=2019.1', status: 400, says: "none is called '2019.1'" },
    {
      address: 'catch-quota-exports.svg?release=2025.1&term=tuskz',
      status: 400,
      says: "no record knows 'tuskz'",
    },
    { address: 'two-ledgers.svg?release=2025.1&reporter=exporters', status: 400, says: 'both sides' },
    { address: 'purposes.svg?term=tusks&term=teeth', status: 400, says: 'term is given twice' },
    { address: 'purposes.svg?trem=tusks', status: 400, says: "There is no parameter 'trem' here" },
    { address: 'purposes.svg?lang=de', status: 400, says: 'lang must be one of' },
    { address: 'purposes.png?width=900', status: 400, says: 'width must be one of' },
    { address: 'catches.svg?term=tusks', status: 400, says: "There is no parameter 'term' here" },
    { address: 'trade-trend.svg?term=tusks', status: 400, says: "There is no parameter 'term' here" },
    { address: 'purposes.svg?release=2025.1&end_year=1990', status: 404, says: 'No trade record fits' },
    { address: 'names.svg', status: 404, says: "There is no picture of 'names'" },
  ])('$address is refused with the reason', async ({ address, status, says }) => {
    const answer = await at(address)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().message).toContain(says)
  })

  test('a species without trade has no picture of it, and no picture is of no species', async () => {
    const { id } = await aSpecies(connection().db)
    for (const other of [id, '00000000-0000-4000-8000-000000000000', 'narwhal']) {
      expect((await app.inject(`/species/${other}/purposes.svg`)).statusCode, other).toBe(404)
    }
  })

  test('of a release is the same on both engines, after a restart, new facts and later releases', async () => {
    const asSvg = (address: string) => `${pictureOf(address, 'svg')}&release=2025.1&lang=is&theme=dark`
    const asPng = (address: string) => `${pictureOf(address, 'png')}&release=2025.1&width=480`
    const charts = [...TRADE_VIEWS.map((view) => `${view}?`), ...PAGE_CHARTS]
    const addresses = [...sampled(charts.map(asSvg), 5), ...sampled(charts.map(asPng), 3)]
    const before = await Promise.all(addresses.map(digestOf))
    addresses.forEach((address, place) => {
      expect(drawnBefore.get(address) ?? before[place], address).toBe(before[place])
      drawnBefore.set(address, before[place] ?? '')
    })

    const { db } = connection()
    await aCommonName(db, narwhal, { name: 'Náhvalur', language: 'icelandic' })
    await aListing(db, narwhal, { appendix: 'I', listing_date: '2024-01-01' })
    await db.update(species).set({ scientific_name: 'Monodon novum' }).where(eq(species.id, narwhal))
    for (const version of ['2025.1', '2026.1', '2027.1']) {
      await db.update(dataset_releases).set({ version, title: 'Another', last_complete_year: 2016 })
      await db.update(cites_trade_records).set({ term: 'teeth', quantity: '99', importer: 'FR' })
      await aShipment(db, narwhal, { year: 2016, term: 'bones' })
      await db.transaction((tx) => writeReleaseFiles(tx))
    }
    await app.close()
    app = await createTestPortal(connection())

    expect(await Promise.all(addresses.map(digestOf))).toEqual(before)
    const { headers } = await at('purposes.svg')
    expect(headers.location).toContain('release=2027.1')
    expect(await digestOf('purposes.svg?release=2027.1&width=480')).not.toBe(
      await digestOf('purposes.svg?release=2025.1&width=480'),
    )
  })
})

describeOnOneEngine('pictures of simulated trade', (connection) => {
  test('say so, and so does a header', async () => {
    const { db } = connection()
    const { id } = await aSpecies(db)
    await aRelease(db, { version: '2025.1', simulated: true })
    await aShipment(db, id)
    await db.transaction((tx) => writeReleaseFiles(tx))
    const app = await createTestPortal(connection())
    const { location } = (await app.inject(`/species/${id}/purposes.svg`)).headers
    expect(location).toContain('release=simulated')
    const { headers, body } = await app.inject(String(location))
    expect(headers['x-simulated-data']).toMatch(/^Simulated trade data\./)
    expect(body).toContain('Simulated trade data.')
    await app.close()
  })
})
