import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { refreshTradeSummaries } from '#database/trade/trade-summary-changes.ts'
import {
  aCommonName,
  aGlossaryTerm,
  aListing,
  anAssessment,
  aRelease,
  aShipment,
  aSpecies,
  aSynonym,
} from '#testing/builders.ts'
import { linksOf } from '#testing/formats/link-header.ts'
import { mainOf, textOf } from '#testing/page-markup.ts'
import { readSitemap } from '#testing/sitemap.ts'
import { structuredDataOf } from '#testing/structured-data.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'
import { PAGES } from './pages/page-kinds.ts'

const PUBLIC_URL = 'https://portal.example'
const REAL_RELEASE = {
  version: '2025.1',
  publisher: 'CITES Secretariat and UNEP-WCMC',
  citation: 'Full CITES Trade Database Download. Version 2025.1.',
  licence: 'CITES Trade Database terms',
  address: 'https://trade.cites.org',
  row_count: 2,
  first_year: 1998,
  last_year: 2004,
  simulated: false,
}

/** The content of a meta element, by its name or property. */
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
/** What is in place of a page that the browser draws. */
const withoutScripts = (html: string) => /<noscript>([\s\S]*)<\/noscript>/.exec(html)?.[1] ?? ''

describeOnOneEngine('a portal with real trade records, to those who share and search', (connection) => {
  let app: FastifyInstance
  let bear: string
  const page = async (path: string) =>
    (await app.inject({ url: path, headers: { accept: 'text/html' } })).body

  beforeAll(async () => {
    const { db } = connection()
    bear = (
      await aSpecies(db, {
        scientific_name: 'Ursus maritimus',
        genus: 'Ursus',
        species_name: 'maritimus',
        common_name: 'Polar Bear',
        description: 'White & large. '.repeat(40).trim(),
        inaturalist_id: 41_955,
      })
    ).id
    await aSynonym(db, bear, 'Thalarctos maritimus')
    await aCommonName(db, bear)
    await anAssessment(db, bear)
    await aListing(db, bear)
    await aShipment(db, bear, { year: 1998 })
    await aShipment(db, bear, { year: 2004 })
    await aRelease(db, REAL_RELEASE)
    await aRelease(db, { dataset: 'seizures', title: 'Simulated seizure records', simulated: true })
    await aGlossaryTerm(db, 'Quota', { acronym: 'Q', definition: 'The most that may be <exported>' })
    await db.transaction((tx) => refreshTradeSummaries(tx))
    await db.transaction((tx) => writeReleaseFiles(tx))
    app = await createTestPortal(connection(), { PUBLIC_URL })
  })
  afterAll(() => app.close())

  describe.each(Object.entries(PAGES))('%s', (path, { canonical = path, hidden = false }) => {
    test('has a title, a description, one canonical address, and says the same to networks', async () => {
      const html = await page(path)
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]
      expect(title).toContain('Arctic Tracker')
      const description = metaOf(html, 'description')
      expect(description?.length).toBeGreaterThan(20)
      const address = PUBLIC_URL + canonical
      expect(html.match(/<link rel="canonical" href="([^"]+)">/g)).toEqual([
        `<link rel="canonical" href="${address}">`,
      ])
      for (const network of ['og', 'twitter']) {
        expect(metaOf(html, `${network}:title`)).toBe(title)
        expect(metaOf(html, `${network}:description`)).toBe(description)
        expect(metaOf(html, `${network}:image`)).toBe(`${PUBLIC_URL}/social.png`)
        expect(metaOf(html, `${network}:image:alt`)).not.toBe('')
      }
      expect(metaOf(html, 'og:url')).toBe(address)
      expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
      expect(metaOf(html, 'robots')).toBe(hidden ? 'noindex' : 'max-image-preview:large')
    })

    test('says where it stands, as its documentation asks', async () => {
      const { BreadcrumbList, DataCatalog } = structuredDataOf(await page(path))
      if (path === '/') return expect(DataCatalog?.name).toBe('Arctic Tracker')
      const items = BreadcrumbList?.itemListElement ?? []
      expect(items[0]).toMatchObject({ name: 'Home', item: `${PUBLIC_URL}/` })
      expect(items.at(-1)?.item).toBe(PUBLIC_URL + canonical)
    })

    test('can be read without scripts', async () => {
      const html = await page(path)
      expect(textOf(mainOf(html) || withoutScripts(html))).not.toBe('')
    })
  })

  test('pages hold their figures, species, terms and sources before scripts run', async () => {
    const contentOf = async (path: string) => mainOf(await page(path))
    expect(textOf(await contentOf('/'))).toContain('CITES Trade Records 2 2 records, 1998–2004')
    const gallery = await contentOf('/gallery')
    expect(gallery).toContain(`href="/species/${bear}"`)
    expect(textOf(gallery)).toMatch(/Ursus maritimus Polar Bear Ursidae VU Vulnerable .*CITES Appendix II/)
    expect(textOf(await contentOf('/glossary'))).toContain(
      'Quota Q Trade The most that may be &lt;exported&gt;',
    )
    expect(textOf(await contentOf('/about'))).toContain('CITES Secretariat and UNEP-WCMC')
    expect(await contentOf('/methodology')).toContain('href="/methodology/data-science"')
    expect(await contentOf('/methodology/scite-research')).toContain('href="#stages"')
    expect(textOf(await contentOf(`/species/${bear}`))).toContain('Red List 2015 VU Vulnerable')
  })

  test('a species is a taxon with its names and its higher taxa', async () => {
    const { Taxon } = structuredDataOf(await page(`/species/${bear}`))
    expect(Taxon).toEqual({
      '@type': 'Taxon',
      '@id': `${PUBLIC_URL}/species/${bear}#taxon`,
      name: 'Ursus maritimus',
      alternateName: ['Polar Bear', 'Thalarctos maritimus'],
      taxonRank: 'species',
      parentTaxon: {
        '@type': 'Taxon',
        name: 'Ursus',
        taxonRank: 'genus',
        parentTaxon: { '@type': 'Taxon', name: 'Ursidae', taxonRank: 'family' },
      },
      url: `${PUBLIC_URL}/species/${bear}`,
      description: expect.stringContaining('White & large.'),
      sameAs: ['https://www.inaturalist.org/taxa/41955'],
    })
  })

  test('its trade records are a dataset with source, terms, years and a place to have them from', async () => {
    const { Dataset } = structuredDataOf(await page(`/species/${bear}`))
    expect(Dataset).toMatchObject({
      name: 'CITES trade records of Polar Bear (Ursus maritimus)',
      creator: { name: REAL_RELEASE.publisher },
      citation: REAL_RELEASE.citation,
      license: { name: REAL_RELEASE.licence, url: REAL_RELEASE.address },
      version: '2025.1',
      isBasedOn: REAL_RELEASE.address,
      temporalCoverage: '1998/2004',
    })
    expect(Dataset?.description).toMatch(/^2 records of international trade in Polar Bear/)
    const place = String(Dataset?.distribution?.[0]?.contentUrl)
    expect((await app.inject(place.replace(PUBLIC_URL, ''))).json()).toMatchObject({ total_trade_records: 2 })
    expect(Dataset?.variableMeasured).toContainEqual({
      '@type': 'PropertyValue',
      name: 'Importing country',
      propertyID: 'importer',
    })
    const others = Dataset?.distribution?.slice(1) ?? []
    expect(others.map(({ encodingFormat }) => encodingFormat)).toEqual([
      'application/vnd.apache.parquet',
      'application/gzip',
      'text/csv',
    ])
    for (const { contentUrl } of others) {
      const file = await app.inject(contentUrl.replace(PUBLIC_URL, ''))
      expect({ contentUrl, status: file.statusCode }).toEqual({ contentUrl, status: 200 })
    }
  })

  test('pages lead programs to what describes them, whose terms hold, and the files', async () => {
    const ofSpecies = linksOf((await app.inject(`/species/${bear}`)).headers.link)
    expect(ofSpecies['cite-as']).toEqual([{ href: `${PUBLIC_URL}/species/${bear}`, type: undefined }])
    expect(ofSpecies.type?.map(({ href }) => href)).toEqual([
      'https://schema.org/AboutPage',
      'https://schema.org/Dataset',
    ])
    expect(ofSpecies.license).toEqual([{ href: REAL_RELEASE.address, type: undefined }])
    expect(ofSpecies.item).toHaveLength(2)
    const ofData = linksOf((await app.inject('/data')).headers.link)
    expect(ofData['cite-as']).toEqual([{ href: `${PUBLIC_URL}/data`, type: undefined }])
    expect(ofData.item?.map(({ href }) => href)).toEqual([
      `${PUBLIC_URL}/data/cites-trade/2025.1`,
      `${PUBLIC_URL}/data/catalogue`,
    ])
    const described = [...(ofSpecies.describedby ?? []), ...(ofData.describedby ?? [])]
    expect(described).toHaveLength(6)
    for (const { href, type } of described) {
      const { statusCode, headers } = await app.inject(href.replace(PUBLIC_URL, ''))
      expect({ href, statusCode, type: String(headers['content-type']).split(';')[0] }).toEqual({
        href,
        statusCode: 200,
        type,
      })
    }
    // Sent again from memory, with the same links.
    expect(linksOf((await app.inject('/data')).headers.link)).toEqual(ofData)
  })

  test('the catalogue of datasets leaves out what is simulated', async () => {
    const { DataCatalog } = structuredDataOf(await page('/'))
    expect(DataCatalog?.dataset.map(({ name }) => name)).toEqual(['CITES Trade Database'])
  })

  test("a species' page shows networks its own image and stands below the gallery", async () => {
    const html = await page(`/species/${bear}`)
    expect(metaOf(html, 'og:image')).toBe(`${PUBLIC_URL}/images/social/${bear}.png`)
    expect(metaOf(html, 'description')?.length).toBeLessThanOrEqual(300 + '&amp;'.length * 40)
    expect(metaOf(html, 'description')).toMatch(/large\.$/)
    const { BreadcrumbList } = structuredDataOf(html)
    expect(BreadcrumbList?.itemListElement.map(({ name }) => name)).toEqual([
      'Home',
      'Gallery',
      'Ursus maritimus',
    ])
  })

  test('a species without a description is described by what its page holds', async () => {
    const { id } = await aSpecies(connection().db, { scientific_name: 'Orcinus orca', common_name: 'Orca' })
    await expect
      .poll(async () => metaOf(await page(`/species/${id}`), 'description'), { timeout: 20_000 })
      .toBe(
        'Red List status, CITES and CMS listings, names and trade records of Orca (Orcinus orca), with their sources.',
      )
    expect(structuredDataOf(await page(`/species/${id}`)).Dataset).toBeUndefined()
    // The notification may arrive later, and what is asked twice in the tests below must not change meanwhile.
    await expect.poll(async () => (await app.inject('/sitemap.xml')).body).toContain(id)
  })

  test('what does not exist has no address to be found under', async () => {
    for (const [path, title] of [
      ['/nowhere', 'Page not found'],
      ['/species/narwhal', 'Species Not Found'],
    ] as const) {
      const html = await page(path)
      expect(html).toContain(`<title>${title} | Arctic Tracker</title>`)
      expect(html).not.toContain('rel="canonical"')
      expect(metaOf(html, 'og:url')).toBeUndefined()
      expect(metaOf(html, 'robots')).toBe('noindex')
      expect(withoutScripts(html)).toContain(`<h1>${title}</h1>`)
    }
  })

  test('the sitemap keeps the rules of its schema, holds every species, and tells when the data changed', async () => {
    const answer = await app.inject('/sitemap.xml')
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    const entries = readSitemap(answer.body)
    expect(entries.find(({ loc }) => loc.endsWith(bear))).toMatchObject({
      loc: `${PUBLIC_URL}/species/${bear}`,
      lastmod: new Date().toISOString().slice(0, 10),
      priority: 0.8,
    })
    const again = await app.inject({
      url: '/sitemap.xml',
      headers: { 'if-none-match': String(answer.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    for (const { loc } of entries) {
      expect((await app.inject(loc.replace(PUBLIC_URL, ''))).statusCode, loc).toBe(200)
    }
  })

  test('robots are told where the sitemap is and what is not for them', async () => {
    const { headers, body } = await app.inject('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /debug',
      '',
      `Sitemap: ${PUBLIC_URL}/sitemap.xml`,
      '',
    ])
  })

  test('assistants are told what there is to ask, at addresses that are there', async () => {
    const { headers, body } = await app.inject('/llms.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(/^# .+\n\n> .+\n/)
    const links = [...body.matchAll(/\]\((\S+)\)/g)].map(([, link = '']) => link.replace(PUBLIC_URL, ''))
    expect(links.length).toBeGreaterThan(8)
    for (const link of links) {
      const { statusCode } = await app.inject(link)
      // That address takes questions by POST alone.
      expect(statusCode, link).toBe(link === '/mcp' ? 405 : 200)
    }
  })

  test('the manifest names the portal, its colours and icons of the size it says', async () => {
    const { headers, body } = await app.inject('/manifest.webmanifest')
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    const manifest = JSON.parse(body)
    expect(manifest).toMatchObject({ name: 'Arctic Tracker', short_name: 'Arctic Tracker', start_url: '/' })
    for (const colour of [manifest.theme_color, manifest.background_color])
      expect(colour).toMatch(/^#([\da-f]{3}|[\da-f]{6})$/i)
    const drawn = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')
    expect(drawn.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes } of [...drawn, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const { rawPayload } = await app.inject(src)
      expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`, src).toBe(sizes)
    }
    expect((await app.inject('/favicon.ico')).statusCode).toBe(200)
  })
})

describeOnOneEngine('a portal with simulated trade records', (connection) => {
  test('offers none of them as data, to nobody', async () => {
    const { db } = connection()
    const { id } = await aSpecies(db)
    await aShipment(db, id)
    await aRelease(db, { simulated: true })
    await db.transaction((tx) => refreshTradeSummaries(tx))
    const app = await createTestPortal(connection(), { PUBLIC_URL })
    const [species, landing] = await Promise.all([app.inject(`/species/${id}`), app.inject('/')])
    await app.close()
    expect(structuredDataOf(species.body).Taxon).toBeDefined()
    expect(structuredDataOf(species.body).Dataset).toBeUndefined()
    expect(String(species.headers.link)).not.toContain('schema.org/Dataset')
    expect(structuredDataOf(landing.body).DataCatalog?.dataset).toEqual([])
  })
})
