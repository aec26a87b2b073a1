import { call } from '@orpc/server'
import { beforeAll, expect, test } from 'vitest'
import { conservation_measures } from '#database/schema/index.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { aCatch, aCountry, aManagementArea, aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { noStatus } from '#testing/no-status.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { tradeHere } from '#testing/trade-here.ts'
import { SpeciesImages } from '../images/species-images.ts'
import { router } from '../procedures/index.ts'

const portal = {
  name: 'Arctic Tracker',
  institution: 'University of Akureyri',
  credit_line: 'A research project',
  contact: null,
  issues_url: null,
  public_url: 'http://localhost:3000',
  roles: [],
  version: '1.0.0',
}
const TUSKS = { taxon: 'Monodon monoceros', term: 'tusks', unit: null }

describeOnBothEngines('catch, quota and exports', (connection) => {
  let narwhal: string
  let untraded: string

  const context = () => ({
    db: connection().reader,
    ...tradeHere(connection().reader),
    records: <Records>(read: (db: ReturnType<typeof connection>['reader']) => Records) =>
      read(connection().reader),
    currentDay: '2026-11-26',
    images: new SpeciesImages(connection(), '', () => undefined),
    portal,
    status: noStatus,
    warn: () => undefined,
  })
  const ask = (chosen: object = {}, id = narwhal) =>
    call(router.catches.withExports, { id, ...chosen }, { context: context() })

  beforeAll(async () => {
    const { db } = connection()
    narwhal = (await aSpecies(db, { scientific_name: 'Monodon monoceros' })).id
    untraded = (await aSpecies(db)).id
    const greenland = await aCountry(db, 'GL', { country_name: 'Greenland' })
    await aCountry(db, 'CA', { country_name: 'Canada' })
    const [total, west] = [await aManagementArea(db, 'Total'), await aManagementArea(db, 'West')]
    const inGreenland = { year: 2005, season: '2005/2006', country_id: greenland.id }
    await aCatch(db, narwhal, {
      ...inGreenland,
      management_area_id: total.id,
      catch_total: 398,
      quota_amount: 300,
    })
    await aCatch(db, narwhal, { ...inGreenland, management_area_id: west.id, catch_total: 100 })
    await aCatch(db, untraded, inGreenland)
    await db.insert(conservation_measures).values([
      { species_id: narwhal, measure: 'Export ban, Greenland', start_date: '2006-06-16' },
      { species_id: narwhal, measure: 'Agreement on small cetaceans', start_date: '1994-03-29' },
    ])
    await aRelease(db, { version: '2025.1', last_complete_year: 2006 })
    await aShipment(db, narwhal, { ...TUSKS, year: 2005, quantity: '5' })
    await aShipment(db, narwhal, { ...TUSKS, year: 2005, quantity: '3', reporter_type: 'I' })
    await aShipment(db, narwhal, { ...TUSKS, year: 2005, quantity: '8', exporter: 'CA' })
    await aShipment(db, narwhal, { ...TUSKS, year: 2005, quantity: '2', term: 'carvings' })
    await db.transaction((tx) => writeReleaseFiles(tx))
  })

  test('stand beside each other for the country with most catches, with what its measures changed', async () => {
    const answer = await ask()
    expect(answer).toMatchObject({
      stock: { country_code: 'GL', country_name: 'Greenland', area_name: null },
      article: { term: 'tusks', converts: true },
      release: '2025.1',
      measures: [{ measure: 'Export ban, Greenland' }],
    })
    expect(answer.stocks).toEqual([
      { country_code: 'GL', country_name: 'Greenland', area_names: ['West'], has_catches: true },
      { country_code: 'CA', country_name: 'Canada', area_names: [], has_catches: false },
    ])
    expect(answer.years).toMatchObject([
      {
        year: 2005,
        catch_total: 398,
        above_quota: true,
        exporters: 5,
        importers: 3,
        larger: 5,
        sides: 'both',
      },
      { year: 2006, catch_total: null, larger: 0, sides: 'none' },
    ])
  })

  test.each([
    {
      what: 'a stock',
      chosen: { area: 'West' },
      year: { catch_total: 100, quota_amount: null, above_quota: null, larger: 5 },
    },
    { what: 'a country by its name', chosen: { country: 'canada' }, year: { catch_total: null, larger: 8 } },
    { what: 'a country by its code', chosen: { country: 'CA' }, year: { catch_total: null, larger: 8 } },
    {
      what: 'another article',
      chosen: { term: 'Carvings', unit: 'number' },
      year: { catch_total: 398, larger: 2 },
    },
  ])('of $what', async ({ chosen, year }) => {
    expect((await ask(chosen)).years[0]).toMatchObject({ year: 2005, ...year })
  })

  test('of the release that is named', async () => {
    expect(await ask({ release: '2025.1' })).toEqual(await ask())
    await expect(ask({ release: '1999.1' })).rejects.toThrow("none is called '1999.1'")
  })

  test('of a choice that is not known are none, and what may be chosen is named', async () => {
    expect(await ask({ area: 'Atlantis' })).toMatchObject({ stock: null, years: [] })
    expect(await ask({ country: 'Iceland' })).toMatchObject({ stock: null, stocks: [{}, {}] })
    await expect(ask({ term: 'horns' })).rejects.toThrow(/no record knows 'horns'/)
  })

  test('without trade records the catches stand alone', async () => {
    expect(await ask({}, untraded)).toMatchObject({
      release: null,
      article: null,
      years: [{ year: 2005, catch_total: 100, larger: null, sides: null }],
    })
  })

  test('catch records are narrowed by country and area, and an unknown area is refused', async () => {
    const listed = (chosen: object) =>
      call(router.catches.list, { id: narwhal, ...chosen }, { context: context() })
    expect(await listed({ country: 'GL', area: 'West' })).toMatchObject([{ catch_total: 100 }])
    expect(await listed({ country: 'Greenland' })).toHaveLength(2)
    await expect(listed({ area: 'Atlantis' })).rejects.toThrow('Greenland: West')
  })
})
