import { call } from '@orpc/server'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refreshTradeSummaries } from '#database/trade/trade-summary-changes.ts'
import {
  aCatch,
  aCommonName,
  aCountry,
  aGlossaryTerm,
  aListing,
  anAssessment,
  aReference,
  aRelease,
  aSeizure,
  aShipment,
  aSpecies,
} from '#testing/builders.ts'
import { noStatus } from '#testing/no-status.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { tradeHere } from '#testing/trade-here.ts'
import type { Context } from '../access.ts'
import { SpeciesImages } from '../images/species-images.ts'
import { router } from './index.ts'

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const UNFILTERED = {
  search: '',
  iucnStatus: [],
  citesAppendix: [],
  family: [],
  illegalTrade: false,
  page: 1,
  size: 24,
} as const

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

describeOnBothEngines('the procedures', (connection) => {
  let context: Context
  let warnings: { message: string; details: Record<string, unknown> }[]
  let bear: string
  let neverTraded: string

  beforeAll(async () => {
    const { db } = connection()
    bear = (await aSpecies(db, { scientific_name: 'Ursus maritimus', common_name: 'Polar Bear' })).id
    await aCommonName(db, bear, { name: 'Hvítabjörn', language: 'icelandic', iso_639: 'is' })
    await anAssessment(db, bear, { is_latest: true })
    await aListing(db, bear)
    await aSeizure(db, bear)
    await aCatch(db, bear)
    await aReference(db, bear)
    await aShipment(db, bear, { year: 2015 })
    await aShipment(db, bear, { year: 2016, importer: 'JP' })
    await aCountry(db, 'GL', { country_name: 'Greenland', kind: 'territory' })
    await aGlossaryTerm(db, 'Quota')
    await aRelease(db)

    const minke = await aSpecies(db, {
      scientific_name: 'Balaenoptera acutorostrata',
      common_name: 'Common Minke Whale',
      family: 'Balaenopteridae',
    })
    await aListing(db, minke.id, { appendix: 'I', listing_date: '1986-01-01' })
    await aListing(db, minke.id, { covers: 'population', population_identifier: 'West Greenland population' })
    neverTraded = minke.id
    await db.transaction((tx) => refreshTradeSummaries(tx))
  })

  beforeEach(() => {
    warnings = []
    const images = new SpeciesImages(connection(), '', () => undefined)
    const warn = (message: string, details: Record<string, unknown>) =>
      void warnings.push({ message, details })
    const db = connection().reader
    context = {
      db,
      ...tradeHere(db),
      records: (read) => read(db),
      currentDay: '2026-11-21',
      images,
      portal,
      status: noStatus,
      warn,
    }
  })

  describe('of species', () => {
    test('a page of the gallery is searched in every language and filtered', async () => {
      const found = await call(router.species.page, { ...UNFILTERED, search: 'hvita' }, { context })
      expect(found).toMatchObject({
        total: 1,
        totalPages: 1,
        page: 1,
        species: [{ scientific_name: 'Ursus maritimus' }],
      })
      const filtered = await call(router.species.page, { ...UNFILTERED, citesAppendix: ['I'] }, { context })
      expect(filtered.species.map(({ id }) => id)).toEqual([neverTraded])
      const whales = await call(router.species.page, { ...UNFILTERED, group: ['whales'] }, { context })
      expect(whales.species.map(({ id }) => id)).toEqual([neverTraded])
    })

    test('the gallery is ordered by trade, and by name with those named in the language first', async () => {
      const byTrade = await call(router.species.page, { ...UNFILTERED, order: 'trade' }, { context })
      expect(byTrade.species.map(({ id }) => id)).toEqual([bear, neverTraded])
      const byName = await call(
        router.species.page,
        { ...UNFILTERED, order: 'name', language: 'is' },
        { context },
      )
      expect(byName.species.map(({ id }) => id)).toEqual([bear, neverTraded])
      const inEnglish = await call(router.species.page, { ...UNFILTERED, order: 'name' }, { context })
      expect(inEnglish.species.map(({ id }) => id)).toEqual([neverTraded, bear])
    })

    test('the whole list comes by scientific name', async () => {
      const species = await call(router.species.list, undefined, { context })
      expect(species.map(({ scientific_name }) => scientific_name)).toEqual([
        'Balaenoptera acutorostrata',
        'Ursus maritimus',
      ])
    })

    test('names are suggested', async () => {
      expect(await call(router.species.suggestions, { search: 'bear' }, { context })).toEqual([
        {
          text: 'bear',
          kind: 'group',
          iso_639: 'en',
          species_id: bear,
          scientific_name: 'Ursus maritimus',
          nearest: false,
        },
      ])
      const misspelt = await call(
        router.species.suggestions,
        { search: 'poler', language: 'da' },
        { context },
      )
      expect(misspelt).toMatchObject([{ text: 'Polar Bear', nearest: true }])
    })

    test('the search knows species, countries and terms in every language', async () => {
      const index = await call(router.search.index, undefined, { context })
      expect(index.find(({ id }) => id === bear)?.names).toEqual(
        expect.arrayContaining([
          { text: 'Ursus maritimus', kind: 'scientific_name', language: null },
          { text: 'bears', kind: 'group', language: 'en' },
          { text: 'Ursidae', kind: 'family', language: null },
        ]),
      )
      expect(index).toContainEqual(
        expect.objectContaining({
          kind: 'country',
          id: 'GL',
          names: expect.arrayContaining([
            { text: 'Greenland', kind: 'name', language: 'en' },
            { text: 'Grænland', kind: 'name', language: 'is' },
            { text: 'Grønland', kind: 'name', language: 'da' },
          ]),
        }),
      )
    })

    test('every name that a search may find a species by is told, species by species', async () => {
      expect(await call(router.species.names, undefined, { context })).toEqual([
        {
          species_id: neverTraded,
          names: expect.arrayContaining([
            { text: 'Balaenoptera acutorostrata', kind: 'scientific_name' },
            { text: 'Balaenopteridae', kind: 'family' },
          ]),
        },
        {
          species_id: bear,
          names: expect.arrayContaining([
            { text: 'Ursus maritimus', kind: 'scientific_name' },
            { text: 'Hvítabjörn', kind: 'common_name' },
          ]),
        },
      ])
    })

    test('filters are counted', async () => {
      expect(await call(router.species.filterCounts, {}, { context })).toMatchObject({
        iucnStatuses: [
          { status: 'VU', count: 1 },
          { status: 'NE', count: 1 },
        ],
        illegalTrade: 1,
      })
      expect(await call(router.species.filterCounts, { group: ['whales'] }, { context })).toMatchObject({
        species: 2,
        iucnStatuses: [
          { status: 'VU', count: 0 },
          { status: 'NE', count: 1 },
        ],
        groups: expect.arrayContaining([
          { group: 'whales', count: 1 },
          { group: 'bears', count: 1 },
        ]),
        illegalTrade: 0,
      })
      expect(await call(router.species.withIllegalTrade, undefined, { context })).toMatchObject([
        { id: bear },
      ])
    })

    test('the detail says no more than the contract', async () => {
      const detail = await call(router.species.get, { id: bear.toUpperCase() }, { context })
      expect(detail).toMatchObject({ id: bear, common_name: 'Polar Bear', total_trade_records: 2 })
      expect(detail).not.toHaveProperty('version')
      expect(detail.latest_assessment).not.toHaveProperty('criteria')
    })

    test('an unknown id is not found, a text that is no id is refused', async () => {
      await expect(call(router.species.get, { id: UNKNOWN_ID }, { context })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: `Could not find details for species ID: ${UNKNOWN_ID}`,
      })
      await expect(call(router.species.get, { id: 'narwhal' }, { context })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
    })

    test('without a picture the answer is null', async () => {
      expect(await call(router.species.image, { id: bear }, { context })).toBeNull()
    })
  })

  describe('of trade', () => {
    test('the summary is the stored one', async () => {
      expect(await call(router.trade.summary, { id: bear }, { context })).toMatchObject({
        total_trade_records: 2,
      })
      expect(warnings).toEqual([])
    })

    test('a missing summary is null, and the log says so under its known code', async () => {
      expect(await call(router.trade.summary, { id: neverTraded }, { context })).toBeNull()
      expect(warnings).toMatchObject([{ details: { code: 'PGRST116', species_id: neverTraded } }])
    })

    test('an unknown species has no trade to sum up', async () => {
      await expect(call(router.trade.summary, { id: UNKNOWN_ID }, { context })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    })

    test('every record is counted', async () => {
      expect(await call(router.trade.count, undefined, { context })).toMatchObject({ count: 2 })
    })
  })

  describe('of the portal as a whole', () => {
    test('the landing page opens with counts, marks and the species of the day', async () => {
      const landing = await call(router.summaries.landing, undefined, { context })
      expect(await call(router.summaries.metrics, undefined, { context })).toMatchObject(landing.metrics)
      expect(landing.metrics).toMatchObject({
        reviewedProfiles: 0,
        totalSpecies: 2,
        iucnCoverage: { total: 2, withAssessment: 1, percentage: 50 },
        citesCoverage: { total: 2, withListing: 2, percentage: 100 },
        tradeRecordCount: 2,
      })
      expect(landing.species[1]).toEqual({
        id: bear,
        scientific_name: 'Ursus maritimus',
        common_name: 'Polar Bear',
        latest_iucn_status: 'VU',
        latest_iucn_scope: 'Global',
        latest_iucn_possibly_extinct: null,
        latest_iucn_possibly_extinct_in_wild: null,
        iucn_year: 2015,
      })
      expect(landing.featured).toHaveLength(2)
    })

    test('the dashboard has a row per species and one more for a population listed apart', async () => {
      const rows = await call(router.summaries.effectiveness, {}, { context })
      expect(rows.map(({ common_name, years_under_cites }) => [common_name, years_under_cites])).toEqual([
        ['Common Minke Whale', 51],
        ['Common Minke Whale* (West Greenland population)', 51],
        ['Polar Bear', 51],
      ])
      expect(await call(router.summaries.dashboard, {}, { context })).toMatchObject({
        entries: 3,
        appendixMix: [
          { appendix: 'I', count: 1 },
          { appendix: 'II', count: 2 },
          { appendix: 'III', count: 0 },
          { appendix: 'Not Listed', count: 0 },
        ],
        pctDecreasingTrade: 0,
        decliningPopulations: { entries: 3, declining: 0, unknown: 3, rating: null },
      })
    })

    test('the dashboard is searched in every language, filtered, sorted and answered in parts', async () => {
      const namesFound = async (input: object) =>
        (await call(router.summaries.effectiveness, input, { context })).map(({ common_name }) => common_name)

      expect(await namesFound({ search: 'hvita' })).toEqual(['Polar Bear'])
      expect(await namesFound({ appendix: ['II'], sort: 'iucn_status' })).toEqual([
        'Polar Bear',
        'Common Minke Whale* (West Greenland population)',
      ])
      expect(await namesFound({ limit: 1, offset: 1 })).toEqual([
        'Common Minke Whale* (West Greenland population)',
      ])
      expect(await namesFound({ offset: 3 })).toEqual([])
      expect(await namesFound({ tradetrend: 'Decreasing' })).toEqual([])
      expect(await call(router.summaries.dashboard, { appendix: 'I' }, { context })).toMatchObject({
        entries: 1,
        decliningPopulations: { entries: 3 },
      })
    })

    test('the entries of the dashboard are counted, and what each choice would leave', async () => {
      expect(
        await call(router.summaries.effectivenessCount, { iucnStatus: ['VU'] }, { context }),
      ).toMatchObject({
        count: 1,
        total: 3,
        facets: {
          appendix: [
            { value: 'I', count: 0 },
            { value: 'II', count: 1 },
            { value: 'III', count: 0 },
          ],
          tradetrend: expect.arrayContaining([{ value: 'Unknown', count: 1 }]),
        },
      })
    })

    test.each([
      { appendix: ['IV'] },
      { iucnStatus: 'EX' },
      { tradetrend: 'falling' },
      { effectivenessCategory: 'Good' },
      { sort: 'size' },
      { limit: 0 },
      { limit: 'many' },
      { offset: -1 },
    ])('the dashboard refuses %o and says why', async (input) => {
      const problem = await call(router.summaries.effectiveness, input as object, { context }).catch(
        (refused: unknown) => refused,
      )
      expect(problem).toMatchObject({ code: 'BAD_REQUEST' })
      expect(JSON.stringify(problem)).toMatch(/must be (one of|a whole number from) /)
    })

    test('current listings, datasets, checks and the name of the portal are told', async () => {
      expect(await call(router.listings.unified, undefined, { context })).toHaveLength(3)
      expect(await call(router.releases.list, undefined, { context })).toMatchObject([
        { dataset: 'cites_trade' },
      ])
      expect(await call(router.portal.about, undefined, { context })).toEqual(portal)
      const checks = await call(router.portal.checks, undefined, { context })
      expect(checks.every(({ succeeded }) => succeeded)).toBe(true)
      expect(await call(router.portal.tables, undefined, { context })).toContainEqual(
        expect.objectContaining({ table: 'species_synonyms', rows: 0, unchecked: 0 }),
      )
    })
  })

  test("a species' catches, seizures, events, works and the glossary are read", async () => {
    const of = { id: bear }
    expect(await call(router.catches.list, of, { context })).toHaveLength(1)
    expect(await call(router.seizures.list, of, { context })).toHaveLength(1)
    expect(await call(router.seizures.summary, of, { context })).toMatchObject({ totalSeizures: 1 })
    expect(await call(router.timeline.list, of, { context })).toHaveLength(2)
    expect(await call(router.references.list, of, { context })).toHaveLength(1)
    expect(await call(router.glossary.list, { search: '' }, { context })).toMatchObject([{ term: 'Quota' }])
  })
})
