import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRelease } from '#database/releases/releases-queries.ts'
import { cites_trade_records, dataset_releases, species } from '#database/schema/index.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { storeTradeRelease } from '#database/trade/trade-releases-changes.ts'
import { COUNTRY_FACT_VIEWS, COUNTRY_VIEWS, countryViewPath } from '#domain/views/country-views.ts'
import { PAGE_VIEWS, SPECIES_VIEWS } from '#domain/views/view-address.ts'
import { aCatch, aCountry, aListing, aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { readDescribedCsv } from '#testing/formats/csvw-reader.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

/** What each engine answered of the same rows under a pinned release. */
const pinnedBytes = new Set<string>()

/** The same on both engines, since it is in the bytes. */
const id = '5f289c1e-5101-458f-a5ea-a65e5c734569'
const PINNED = '?term=tusks&release=2025.1'

describeOnOneEngine('views at addresses of their own', (connection) => {
  let app: FastifyInstance
  /** Has no trade records. */
  let other: string

  const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: path, headers })
  const ofSpecies = (file: string) => get(`/species/${id}/${file}`)

  /** Puts another release in the place of the one in use, with other terms and another last complete year. */
  const importRelease = async (version: string, last_complete_year: number, terms: string[]) => {
    const { db } = connection()
    await db.delete(cites_trade_records)
    await db.delete(dataset_releases)
    await aRelease(db, { version, citation: `Cite ${version}`, last_complete_year })
    let record_id = 0
    for (const term of terms) {
      for (const year of [2019, 2020, 2021]) {
        record_id += 1
        await aShipment(db, id, { record_id, term, year, quantity: '3', unit: null })
      }
    }
    await db.transaction(async (tx) => {
      await writeReleaseFiles(tx)
      const inUse = await findRelease(tx, 'cites_trade')
      if (inUse !== undefined) await storeTradeRelease(tx, inUse)
    })
  }

  beforeAll(async () => {
    await aSpecies(connection().db, { id, scientific_name: 'Monodon monoceros' })
    other = (await aSpecies(connection().db)).id
    await importRelease('2025.1', 2020, ['tusks', 'carvings'])
    app = await createTestPortal(connection())
  })
  afterAll(() => app.close())

  test('a view of trade leads to the release in use, with its selection', async () => {
    const answer = await ofSpecies('records-over-time.csv?term=Tusks')
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe(`/species/${id}/records-over-time.csv?term=Tusks&release=2025.1`)
  })

  /** Follows an address to the release in use, where it leads there. */
  const followed = async (address: string) => {
    const first = await get(address)
    return first.statusCode === 302 ? get(String(first.headers.location)) : first
  }

  const TABLES = [
    ...SPECIES_VIEWS.map((view) => `/species/${id}/${view}`),
    ...Object.keys(PAGE_VIEWS),
    '/countries/GL',
    ...[...COUNTRY_VIEWS, ...COUNTRY_FACT_VIEWS].map((view) => countryViewPath('GL', view)),
  ]

  test.each(TABLES)('%s is given as CSV, JSON and metadata that agree on its columns', async (path) => {
    const query = path.endsWith('comparison') ? `?species=${id},${other}&loaded=true` : ''
    const as = (format: string) => followed(`${path}.${format}${query}`)
    const [csv, json, metadata] = [await as('csv'), await as('json'), await as('metadata.json')]
    expect([csv.statusCode, json.statusCode, metadata.statusCode]).toEqual([200, 200, 200])
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
    const [heading = ''] = csv.body.split('\r\n', 1)
    const columns = heading.split(',')
    expect(metadata.json().tableSchema.columns.map(({ name }: { name: string }) => name)).toEqual(columns)
    for (const record of json.json().records) expect(Object.keys(record)).toEqual(columns)
    const read = await readDescribedCsv(csv.body, metadata.json())
    expect(read).toHaveLength(json.json().records.length)
    for (const row of read) expect(columns).toEqual(expect.arrayContaining(Object.keys(row)))
  })

  test.each([
    '/trade?group=importer&show=bars',
    '/trade?group=importer,term&count=quantity',
    '/trade?group=exporter&show=map',
    '/trade?group=species&count=animals',
  ])('%s is a table that CSV on the Web describes', async (address) => {
    const as = (format: string) => followed(address.replace('?', `.${format}?`))
    const [csv, metadata] = [await as('csv'), await as('metadata.json')]
    const read = await readDescribedCsv(csv.body, metadata.json())
    expect(read.length).toBeGreaterThan(0)
  })

  test('a map of the explorer is a table of flows, any other drawing the groups', async () => {
    const rows = async (show: string) =>
      (await followed(`/trade.json?species=monodon-monoceros&group=importer&show=${show}`)).json().records
    expect((await rows('map'))[0]).toMatchObject({ rank: 1, exporter: 'GL', importer: 'DK', records: 6 })
    expect((await rows('bars'))[0]).toMatchObject({ importer: 'DK', records: 6 })
  })

  test.each(['/trade', '/screening', '/countries', '/countries/GL', '/countries/GL/exports-by-term'])(
    '%s leads to the release in use, and is the same for ever under it',
    async (path) => {
      const first = await get(`${path}.csv`)
      expect([first.statusCode, first.headers.location]).toEqual([302, `${path}.csv?release=2025.1`])
      const { headers } = await get(String(first.headers.location))
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    },
  )

  test('a group of species may change, since curators say which species are of it', async () => {
    const { headers } = await get('/trade.csv?species=whales&release=2025.1')
    expect(headers['cache-control']).not.toContain('immutable')
  })

  test('published figures take the filters of their page', async () => {
    const all = (await get('/methodology/proof.json')).json().records
    const address = `/methodology/proof.json?species=${id.toUpperCase()}&verdict=equal&sort=ours&order=descending`
    const answer = await get(address)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().records.length).toBeLessThanOrEqual(all.length)
    const unknown = await get('/methodology/proof.csv?verdict=perhaps')
    expect([unknown.statusCode, unknown.json().message]).toEqual([
      400,
      expect.stringContaining('verdict must be one of equal'),
    ])
  })

  test.each([
    {
      address: '/trade.xlsx',
      status: 404,
      words: "no format 'xlsx' here. There are csv, json, metadata.json, svg",
    },
    { address: '/trade.csv?group=importer&show=lines', status: 400, words: 'There are bars, map, table' },
    { address: '/trade.json?release=1999', status: 400, words: 'none is called' },
    { address: '/trade.csv?colour=red', status: 400, words: "no parameter 'colour'" },
    { address: '/screening.csv?criterion=fear', status: 400, words: 'criterion must be one of' },
    { address: '/countries/GL.xlsx', status: 404, words: "no format 'xlsx' here. There are csv, json" },
    {
      address: '/countries/GL/exports.csv',
      status: 404,
      words: "no view 'exports' here. There are records-over-time",
    },
    { address: '/countries/GL/reservations.svg', status: 404, words: "no chart 'reservations' of a country" },
    { address: '/countries/GL/catches.csv?term=tusks', status: 400, words: "no parameter 'term'" },
    { address: '/countries/QQ/range-species.csv', status: 404, words: 'no country with the code' },
    { address: '/countries/QQ/exports-by-term.csv', status: 404, words: 'no country with the code' },
    { address: '/countries/GL.csv?release=1999', status: 400, words: 'none is called' },
    { address: '/countries/GL/exports-by-term.json?term=tusks', status: 400, words: "no parameter 'term'" },
  ])('$address is refused in words', async ({ address, status, words }) => {
    const answer = await get(address)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      status,
      'application/json; charset=utf-8',
    ])
    expect(answer.json().message).toContain(words)
  })

  test('a selection is one file, however its address is spelled', async () => {
    const one = await ofSpecies('records-over-time.metadata.json?term=tusks&reporter=both&release=2025.1')
    const other = await ofSpecies('records-over-time.metadata.json?release=2025.1&reporter=both&term=tusks')
    expect(one.statusCode).toBe(200)
    expect(other.body).toBe(one.body)
    expect(other.headers.etag).toBe(one.headers.etag)
    expect(one.json().url).toContain('?reporter=both&term=tusks&release=2025.1')
  })

  test('a comparison leads to the release in use, and may change while facts of species do', async () => {
    const first = await get(`/research/species-comparison.csv?species=${id},${other}&measure=animals`)
    expect(first.statusCode).toBe(302)
    const { headers, body } = await get(String(first.headers.location))
    expect(headers['cache-control']).not.toContain('immutable')
    const [heading, row] = body.split('\r\n')
    expect(heading).toContain('unit,reporter,basis,release,notes')
    expect(row).toContain('animals,both,larger; movements: direct,2025.1')
  })

  test('a comparison reads a repeated name as a list, as its page does', async () => {
    const compared = async (terms: string) =>
      (await get(`/research/species-comparison.json?species=${id},${other}&release=2025.1&${terms}`)).json()
    const repeated = await compared('term=tusks&term=carvings')
    expect(repeated).toEqual(await compared('term=tusks,carvings'))
    expect(repeated.records[0].compared_value).toBe(2)
    expect((await compared('term=tusks')).records[0].compared_value).toBe(1)
  })

  test('the codebook explains every column', async () => {
    const { records } = (await get('/data/codebook.json')).json()
    const { columns } = (await ofSpecies(`two-ledgers.metadata.json${PINNED}`)).json().tableSchema
    for (const { name, 'dc:description': description } of columns) {
      expect(records).toContainEqual(expect.objectContaining({ column: name, description }))
    }
  })

  test('an answer names its page, its description and the publisher, and is known again by its content', async () => {
    const answer = await ofSpecies(`terms-traded.csv${PINNED}`)
    expect(answer.headers.link).toContain('/terms-traded.csv?term=tusks&release=2025.1>; rel="cite-as"')
    expect(answer.headers.link).toContain(
      `/species/${id}?tab=trade&term=tusks>; rel="describedby"; type="text/html"`,
    )
    expect(answer.headers.link).toContain(
      '/terms-traded.metadata.json?term=tusks&release=2025.1>; rel="describedby"',
    )
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    })
    const again = await get(`/species/${id}/terms-traded.csv${PINNED}`, {
      'if-none-match': String(answer.headers.etag),
    })
    expect(again.statusCode).toBe(304)
  })

  test.each([
    { what: 'a view that there is not', file: 'nothing.csv', status: 404, words: "no view 'nothing'" },
    { what: 'a format that there is not', file: 'terms-traded.xlsx', status: 404, words: "no format 'xlsx'" },
    { what: 'no format', file: 'terms-traded', status: 404, words: "no format ''" },
    {
      what: 'a release that never was',
      file: 'terms-traded.csv?release=1999',
      status: 400,
      words: 'none is called',
    },
    { what: 'a term that no record knows', file: 'sources.csv?term=tusk', status: 400, words: 'nearest are' },
    {
      what: 'an unknown parameter',
      file: 'sources.json?colour=red',
      status: 400,
      words: "no parameter 'colour'",
    },
    { what: 'a selection of facts', file: 'names.csv?term=tusks', status: 400, words: "no parameter 'term'" },
    {
      what: 'one side of two',
      file: 'two-ledgers.csv?reporter=exporters',
      status: 400,
      words: 'both sides',
    },
    {
      what: 'a selection of the trend',
      file: 'trade-trend.csv?term=tusks',
      status: 400,
      words: 'release alone',
    },
  ])('$what is refused in words', async ({ file, status, words }) => {
    const answer = await ofSpecies(file)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().message).toContain(words)
  })

  test('an unknown species is refused in words, and so is a comparison of one', async () => {
    const unknown = await get('/species/00000000-0000-4000-8000-000000000000/names.csv')
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'NOT_FOUND'])
    const one = await get(`/research/species-comparison.csv?species=${id}`)
    expect([one.statusCode, one.json().message]).toEqual([400, expect.stringContaining('2 to 5 species')])
  })

  test('under a release the bytes stay the same: after two later ones, in a portal of its own, on both engines', async () => {
    const files = [
      ...['records-over-time.csv', 'two-ledgers.json', 'top-importers.metadata.json'].map(
        (file) => `/species/${id}/${file}${PINNED}`,
      ),
      `/species/${id}/trade-trend.csv?release=2025.1`,
      ...['csv', 'json', 'metadata.json'].flatMap((format) => [
        `/trade.${format}${PINNED}&group=importer,year`,
        `/trade.${format}${PINNED}&species=monodon-monoceros&group=exporter&show=map`,
        `/screening.${format}?release=2025.1`,
        `/countries.${format}?release=2025.1`,
        `/countries/GL.${format}?release=2025.1`,
      ]),
      ...COUNTRY_VIEWS.map((view) => `${countryViewPath('GL', view)}.json?release=2025.1`),
    ]
    const bytes = async (portal: FastifyInstance) => {
      const found = await Promise.all(files.map((file) => portal.inject(file)))
      expect(found.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200))
      return JSON.stringify(found.map(({ body, headers }) => [body, headers.etag]))
    }
    const before = await bytes(app)
    const { db } = connection()
    // Facts that curators change are no part of a release.
    await aListing(db, id, { appendix: 'II', listing_date: '2019-06-28' })
    await db.update(species).set({ scientific_name: 'Monodon novum' }).where(eq(species.id, id))
    await importRelease('2026.1', 2021, ['carvings', 'meat'])
    // Its own term is known to no record in use any more.
    await importRelease('2027.1', 2021, ['meat'])
    expect(await bytes(app)).toBe(before)
    const restarted = await createTestPortal(connection())
    expect(await bytes(restarted)).toBe(before)
    await restarted.close()
    pinnedBytes.add(before)
    expect(pinnedBytes.size).toBe(1)
    expect((await ofSpecies('terms-traded.csv')).headers.location).toContain('release=2027.1')
  })

  test('catches name the release of the exports beside them, and are the same under it after later ones', async () => {
    const { db } = connection()
    const greenland = await aCountry(db, 'GL', { country_name: 'Greenland' })
    await aCatch(db, id, { year: 2020, season: '2020', country_id: greenland.id, quota_amount: 90 })
    await importRelease('2028.1', 2020, ['tusks'])
    const view = 'catch-quota-exports'
    const selection = 'country=GL&term=tusks'
    const first = await ofSpecies(`${view}.csv?${selection}`)
    expect([first.statusCode, first.headers.location]).toEqual([
      302,
      `/species/${id}/${view}.csv?${selection}&release=2028.1`,
    ])
    const bytes = async (portal: FastifyInstance) => {
      const files = ['csv', 'json', 'metadata.json'].map((format) =>
        portal.inject(`/species/${id}/${view}.${format}?${selection}&release=2028.1`),
      )
      return (await Promise.all(files)).map(({ body }) => body)
    }
    const before = await bytes(app)
    expect(before[0]).toContain(',2020,GL,,100,90,true,tusks,number,3,,3,true,2028.1')
    expect(JSON.parse(before[1] ?? '')).toMatchObject({ release: '2028.1', citations: ['Cite 2028.1'] })
    await importRelease('2029.1', 2021, ['tusks', 'meat'])
    await importRelease('2030.1', 2021, ['meat'])
    expect(await bytes(app)).toEqual(before)
    const restarted = await createTestPortal(connection())
    expect(await bytes(restarted)).toEqual(before)
    await restarted.close()
    // Catches are corrected when an error is found.
    const { headers } = await ofSpecies(`${view}.csv?${selection}&release=2028.1`)
    expect(headers['cache-control']).not.toContain('immutable')
    const unknown = await ofSpecies(`${view}.csv?release=1999`)
    expect([unknown.statusCode, unknown.json().message]).toEqual([
      400,
      expect.stringContaining('none is called'),
    ])
  })
})
