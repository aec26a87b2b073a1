import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ScreeningList } from '#contract/screening-contract.ts'
import { cites_reservations, cites_trade_records, dataset_releases } from '#database/schema/index.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { aCommonName, aCountry, aListing, aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { linksOf } from '#testing/formats/link-header.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

const WALRUS = 'Odobenus rosmarus'

describeOnBothEngines('the screening of trade', (connection) => {
  let app: FastifyInstance
  let walrus: string
  let minke: string

  const ask = async (query = '') => {
    const answer = await app.inject(`/api/screening${query}`)
    const body: ScreeningList & { simulated: boolean; message?: string } = answer.json()
    return { status: answer.statusCode, body }
  }
  const keysOf = ({ flags }: ScreeningList) =>
    flags.map(({ scientific_name, exporter, criterion }) => `${scientific_name} ${exporter} ${criterion}`)

  /** Waits until the portal has noticed that the data changed. */
  const untilReleaseIs = (release: string | null) =>
    expect.poll(async () => (await ask()).body.release, { timeout: 20_000 }).toBe(release)

  const store = async () => {
    const { db } = connection()
    await db.transaction((tx) => writeReleaseFiles(tx))
  }

  beforeAll(async () => {
    const { db } = connection()
    walrus = (await aSpecies(db, { scientific_name: WALRUS, common_name: 'Walrus' })).id
    minke = (
      await aSpecies(db, { scientific_name: 'Balaenoptera acutorostrata', common_name: 'Common minke whale' })
    ).id
    await aSpecies(db, { scientific_name: 'Never traded' })
    await aListing(db, walrus, { appendix: 'III', listing_date: '1975-11-16' })
    await aListing(db, minke, { appendix: 'I', listing_date: '1986-01-01' })
    app = await createTestPortal(connection())
  })
  afterAll(() => app.close())

  test('screens nothing where no release is loaded', async () => {
    const { status, body } = await ask()
    expect(status).toBe(200)
    expect(body).toMatchObject({ release: null, species: 0, flags: [] })
  })

  test('never judges simulated records, and says that they are simulated', async () => {
    const { db } = connection()
    await aRelease(db, { version: '2025.1', last_complete_year: 2022, simulated: true })
    const skins = { term: 'skins', exporter: 'CA', appendix: 'III' as const, source: 'W' }
    await aShipment(db, walrus, { ...skins, record_id: 1, year: 2017, quantity: '10' })
    await aShipment(db, walrus, { ...skins, record_id: 2, year: 2022, quantity: '80' })
    await aShipment(db, walrus, { ...skins, record_id: 3, exporter: 'GL', year: 2022, quantity: '40' })
    await aCommonName(db, walrus, { name: 'hvalross', language: 'norwegian', iso_639: 'no', is_main: true })
    await aCommonName(db, minke, { name: 'vågehval', language: 'norwegian', iso_639: 'no', is_main: true })
    const meat = { term: 'meat', unit: 'kg', purpose: 'T', source: 'W', appendix: 'I' as const }
    await aShipment(db, minke, { ...meat, record_id: 4, exporter: 'NO', year: 2021, quantity: '5' })
    await aShipment(db, minke, { ...meat, record_id: 5, exporter: 'NO', year: 2022, quantity: '7' })
    await store()
    await expect.poll(async () => (await ask()).body.simulated, { timeout: 20_000 }).toBe(true)
    expect((await ask()).body).toMatchObject({ release: null, species: 0, flags: [] })
    expect((await ask('?release=simulated')).body).toMatchObject({ release: null, flags: [] })
    const file = await app.inject('/screening.json')
    expect(file.json()).toMatchObject({ simulated: true, release: null, records: [] })
  })

  test('finds what meets a criterion, with the names and reservations of its species', async () => {
    const { db } = connection()
    const norway = await aCountry(db, 'NO')
    await db.insert(cites_reservations).values({
      species_id: minke,
      country_id: norway.id,
      appendix: 'I',
      start_date: '1986-01-01',
      is_active: true,
      source: 'CITES',
    })
    await db.delete(dataset_releases)
    await aRelease(db, { version: '2025.1', last_complete_year: 2022, citation: 'Cite 2025.1' })
    await store()
    await untilReleaseIs('2025.1')
    const { body } = await ask()
    expect(body).toMatchObject({ species: 2, last_complete_year: 2022, simulated: false })
    expect(keysOf(body)).toEqual([
      `${WALRUS} CA sharp_increase`,
      'Balaenoptera acutorostrata NO appendix_i_commercial_wild',
    ])
    expect(body.flags).toMatchObject([
      {
        species_id: walrus,
        common_name: 'Walrus',
        cites_appendix: 'III',
        figure: 'whole_animals',
        quantity: 80,
        mean_before: 2,
        threshold: 50,
        times_threshold: 1.6,
        appendices: ['III'],
        reservations: null,
        selection: { start_year: 2017, end_year: 2022, exporter: ['CA'], reporter: 'exporters' },
      },
      { times_threshold: null, threshold: null, quantity: 1, reservations: ['NO'] },
    ])
  })

  test.each([
    { query: '?exporter=ca', keys: [`${WALRUS} CA sharp_increase`] },
    { query: '?exporter=GL', keys: [] },
    {
      query: '?criterion=appendix_i_commercial_wild',
      keys: ['Balaenoptera acutorostrata NO appendix_i_commercial_wild'],
    },
  ])('$query narrows the list', async ({ query, keys }) => {
    expect(keysOf((await ask(query)).body)).toEqual(keys)
  })

  test.each([
    { query: '?sort=species', first: 'NO' },
    { query: '?sort=species&order=descending', first: 'CA' },
    // Hvalross comes before vågehval, and Common minke whale before Walrus.
    { query: '?sort=species&language=no', first: 'CA' },
    { query: '?sort=exporter', first: 'CA' },
    { query: '?sort=exporter&order=descending', first: 'NO' },
    { query: '?sort=times&order=ascending', first: 'CA' },
    { query: '?sort=criterion&order=descending', first: 'NO' },
    { query: '?sort=rows&order=ascending', first: 'NO' },
  ])('$query sorts all flags before a part of them is taken', async ({ query, first }) => {
    const { body } = await ask(`${query}&limit=1`)
    expect(body.flags.map(({ exporter }) => exporter)).toEqual([first])
    expect(body.flags_in_all).toBe(2)
  })

  test.each(['?sort=quantity', '?order=random', '?language=xx'])('%s is refused', async (query) => {
    expect((await ask(query)).status).toBe(400)
  })

  test('flags come part by part, with their number in all and the way to the next', async () => {
    const first = await app.inject('/api/screening?limit=1')
    const whole = (await ask()).body
    expect(first.json()).toEqual({ ...whole, flags: whole.flags.slice(0, 1), flags_in_all: 2 })
    expect(first.headers['x-total-count']).toBe('2')
    const next = linksOf(first.headers.link).next?.[0]?.href
    expect(next).toBe('http://localhost:3000/api/screening?limit=1&offset=1')
    const second = await app.inject('/api/screening?limit=1&offset=1')
    expect(second.json()).toMatchObject({ flags: whole.flags.slice(1), flags_in_all: 2 })
    expect(second.headers.link).toBeUndefined()
    expect(whole).not.toHaveProperty('flags_in_all')
  })

  test('of each criterion and exporter is counted what the other filters leave', async () => {
    const { body } = await ask('?limit=1&counted=true&criterion=sharp_increase')
    expect(body.counted).toEqual({
      criteria: [
        { criterion: 'sharp_increase', count: 1 },
        { criterion: 'captive_increase', count: 0 },
        { criterion: 'appendix_i_commercial_wild', count: 1 },
      ],
      exporters: [{ exporter: 'CA', count: 1 }],
    })
    expect((await ask('?limit=1')).body).not.toHaveProperty('counted')
  })

  test('one species is screened by itself', async () => {
    const { body } = await ask(`?species_id=${walrus.toUpperCase()}`)
    expect(body.species).toBe(1)
    expect(keysOf(body)).toEqual([`${WALRUS} CA sharp_increase`])
  })

  test.each([
    { query: '?species_id=walrus', status: 400 },
    { query: '?species_id=00000000-0000-4000-8000-000000000000', status: 404 },
    { query: '?exporter=Canada', status: 400 },
    { query: '?criterion=worry', status: 400 },
    { query: '?release=1999.1', status: 400 },
    { query: '?species=walrus', status: 400 },
    { query: '?limit=1001', status: 400 },
  ])('$query is refused with $status', async ({ query, status }) => {
    expect((await ask(query)).status).toBe(status)
  })

  test('its file is of the release in use, and stays as it is when another comes', async () => {
    const first = await app.inject(`/screening.csv?species=${walrus}&sort=rows`)
    expect(first.statusCode).toBe(302)
    expect(first.headers.location).toBe(`/screening.csv?species=${walrus}&sort=rows&release=2025.1`)
    const pinned = `/screening.csv?species=${walrus}&release=2025.1`
    const before = await app.inject(pinned)
    expect(before.body.split('\r\n')[1]).toContain(`${WALRUS},${walrus},CA,sharp_increase,Res. Conf. 12.8`)

    const { db } = connection()
    await db.delete(cites_trade_records)
    await db.delete(dataset_releases)
    await aRelease(db, { version: '2026.1', last_complete_year: 2023, citation: 'Cite 2026.1' })
    await aShipment(db, minke, { record_id: 9, exporter: 'NO', year: 2023, quantity: '1' })
    await store()
    await untilReleaseIs('2026.1')
    expect((await ask()).body.flags).toEqual([])
    expect((await app.inject(pinned)).body).toBe(before.body)
    expect((await app.inject(pinned.replace('.csv', '.json'))).json().citations).toEqual(['Cite 2025.1'])
  })

  test('a release that does not name its last complete year is screened to its last year', async () => {
    const { db } = connection()
    await db.update(dataset_releases).set({ last_complete_year: null })
    await expect.poll(async () => (await ask()).body.last_complete_year, { timeout: 20_000 }).toBeNull()
    expect((await ask()).body).toMatchObject({ release: '2026.1', species: 1 })
  })
})
