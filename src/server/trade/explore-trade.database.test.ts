import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { aListing, aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

const EXPLORER = '/api/trade/explorer'

const places = (axis: { places: { value?: string; kind: string; figure: number }[] }) =>
  axis.places.map(({ value, kind, figure }) => [value ?? kind, figure])

describeOnBothEngines('the trade of several species over the interface', (connection) => {
  let app: FastifyInstance
  let narwhal: string

  const ask = async (address: string) => {
    const answer = await app.inject(address)
    return { status: answer.statusCode, headers: answer.headers, text: answer.body }
  }
  const explore = async (query: string) => {
    const { status, text } = await ask(`${EXPLORER}?${query}`)
    return { status, body: JSON.parse(text) }
  }

  beforeAll(async () => {
    const { db } = connection()
    narwhal = (await aSpecies(db, { scientific_name: 'Monodon monoceros', drawing: 'narwhal' })).id
    const walrus = (await aSpecies(db, { scientific_name: 'Odobenus rosmarus', drawing: 'seal' })).id
    await aSpecies(db, { scientific_name: 'Orcinus orca', drawing: 'toothed-whale' })
    await aListing(db, narwhal, { appendix: 'II', listing_date: '1979-06-28' })
    await aRelease(db, { version: '2025.1', last_complete_year: 2015, simulated: false })
    const tusks = { taxon: 'Monodon monoceros', term: 'tusks' }
    await aShipment(db, narwhal, { ...tusks, record_id: 1, quantity: '10' })
    await aShipment(db, narwhal, { ...tusks, record_id: 2, quantity: '4', reporter_type: 'I' })
    await aShipment(db, walrus, {
      record_id: 3,
      taxon: 'Odobenus rosmarus',
      term: 'tusks',
      quantity: '6',
      exporter: 'CA',
    })
    await aShipment(db, walrus, { record_id: 4, taxon: 'Odobenus rosmarus', term: 'meat', unit: 'kg' })
    await db.transaction((tx) => writeReleaseFiles(tx))
    app = await createTestPortal(connection())
  })
  afterAll(() => app.close())

  test('the files that they are counted from have what is known of each species', async () => {
    const { release, files, simulated } = JSON.parse((await ask(`${EXPLORER}/files`)).text)
    expect({ release, simulated }).toEqual({ release: '2025.1', simulated: false })
    expect(files).toMatchObject([
      {
        species_id: narwhal,
        scientific_name: 'Monodon monoceros',
        address: '/data/cites-trade/2025.1/monodon-monoceros.parquet',
        rows: 2,
        facts: { last_complete_year: 2015, listed_since: 1979, has_reservation: false },
      },
      { scientific_name: 'Odobenus rosmarus', facts: { listed_since: null } },
    ])
    const closed = await createTestPortal(connection(), { PUBLISH_ROWS: 'off' })
    expect((await closed.inject(`${EXPLORER}/files`)).json()).toBeNull()
    await closed.close()
  })

  test('all species are counted together, and each by itself', async () => {
    const { status, body } = await explore('group=species')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      release: '2025.1',
      all_rows: 4,
      rows: 4,
      count: 'records',
      simulated: false,
    })
    expect(body.species.map(({ scientific_name, rows }: never) => [scientific_name, rows])).toEqual(
      expect.arrayContaining([
        ['Monodon monoceros', 2],
        ['Odobenus rosmarus', 2],
      ]),
    )
  })

  test('quantities are of one article, the larger side of each line, and both sides stand beside it', async () => {
    const { body } = await explore('term=tusks&count=quantity&group=exporter')
    expect(body.article).toEqual({ term: 'tusks', measure: 'number' })
    expect(places(body.axes[0])).toEqual([
      ['GL', 10],
      ['CA', 6],
    ])
    expect(body.axes[0].places[0]).toMatchObject({ exporters: 10, importers: 4 })
  })

  test('two walrus tusks are one animal, beside narwhals that have one', async () => {
    const { body } = await explore('term=tusks&count=animals&group=exporter')
    expect(places(body.axes[0])).toEqual([
      ['GL', 10],
      ['CA', 3],
    ])
  })

  test.each([
    ['monodon-monoceros', 2],
    ['Monodon%20monoceros', 2],
    ['whales', 2],
    ['other_mammals', 2],
    ['whales,odobenus-rosmarus', 4],
  ])('species=%s leaves %d rows', async (species, rows) => {
    expect((await explore(`species=${species}`)).body.all_rows).toBe(rows)
    expect((await explore(`species=${narwhal}`)).body.all_rows).toBe(2)
  })

  test('species without records have no trade', async () => {
    expect((await explore('species=orcinus-orca')).body).toBeNull()
  })

  test.each([
    ['species=unicorn', "species: 'unicorn' is neither a species nor one of whales"],
    ['group=colour', 'group must be one of year'],
    ['group=term,term', 'group must name different fields'],
    ['group=term,year,importer', 'group must name one or two fields'],
    ['count=many', 'count must be one of records, quantity, animals'],
    ['exporter=QZ', "exporter: no record knows 'QZ'"],
    ['release=1999.1', "release: none is called '1999.1'"],
    ['colour=red', 'colour'],
  ])('%s is refused in words', async (query, words) => {
    const { status, body } = await explore(query)
    expect(status).toBe(400)
    expect(body.message).toContain(words)
  })

  test('an unknown species is not found', async () => {
    const { status } = await explore('species=00000000-0000-4000-8000-000000000000')
    expect(status).toBe(404)
  })

  test('flows between countries are those of all species chosen', async () => {
    const { status, text } = await ask(`${EXPLORER}/flows?term=tusks&of=quantity`)
    expect(status).toBe(200)
    expect(JSON.parse(text).all.total.figure).toBe(16)
  })

  describe('as a file', () => {
    test('the address leads to the release in use, whose file holds every value', async () => {
      const { status, headers } = await ask('/trade.csv?group=exporter,term&count=quantity&term=tusks')
      expect(status).toBe(302)
      expect(headers.location).toContain('release=2025.1')
      const { text } = await ask(String(headers.location))
      const [head, ...lines] = text.trim().split('\r\n')
      expect(head).toMatch(/^exporter,term,quantity,quantity_exporters,quantity_importers,records,/)
      expect(lines.map((line) => line.split(',').slice(0, 5))).toEqual([
        ['GL', 'tusks', '10', '10', '4'],
        ['CA', 'tusks', '6', '6', '0'],
      ])
    })

    test('it is described, and refused in words', async () => {
      const described = JSON.parse((await ask('/trade.metadata.json?release=2025.1&group=species')).text)
      expect(described.tableSchema.columns[0]).toMatchObject({ name: 'scientific_name' })
      expect((await ask('/trade.csv?group=colour&release=2025.1')).status).toBe(400)
      expect((await ask('/trade.xlsx')).status).toBe(404)
    })
  })
})

describeOnBothEngines('an explorer without a release', (connection) => {
  test('simulated records are marked', async () => {
    const { db } = connection()
    const { id } = await aSpecies(db, { scientific_name: 'Monodon monoceros' })
    await aRelease(db, { version: null, simulated: true })
    await aShipment(db, id, { record_id: 1 })
    await db.transaction((tx) => writeReleaseFiles(tx))
    const app = await createTestPortal(connection())
    const answer = await app.inject(EXPLORER)
    await app.close()
    expect(answer.headers['x-simulated-data']).toMatch(/^Simulated trade data/)
    expect(answer.json()).toMatchObject({ simulated: true, rows: 1 })
  })
})
