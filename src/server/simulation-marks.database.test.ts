import { call } from '@orpc/server'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refreshTradeSummaries } from '#database/trade/trade-summary-changes.ts'
import { aListing, aProduct, aRelease, aSeizure, aShipment, aSpecies } from '#testing/builders.ts'
import { noStatus } from '#testing/no-status.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { tradeHere } from '#testing/trade-here.ts'
import type { Context } from './access.ts'
import { SpeciesImages } from './images/species-images.ts'
import { router } from './procedures/index.ts'

const UNFILTERED = {
  ...{ search: '', iucnStatus: [], citesAppendix: [], family: [] },
  ...{ illegalTrade: false, page: 1, size: 24 as const },
}
const DASHBOARD = { search: '', appendix: [], iucnStatus: [], tradetrend: [], effectivenessCategory: [] }

const portal = {
  ...{
    name: 'Arctic Tracker',
    institution: 'A university',
    credit_line: null,
    contact: null,
    issues_url: null,
  },
  ...{ public_url: 'http://localhost:3000', roles: [], version: '1.0.0' },
}

const TRADE = { simulated: true, simulated_datasets: ['cites_trade'] }
const SEIZURES = { simulated: true, simulated_datasets: ['seizures'] }
const BOTH = { simulated: true, simulated_datasets: ['cites_trade', 'seizures'] }
const REAL = { simulated: false, simulated_datasets: [] }

describeOnOneEngine('the mark of simulated figures', (connection) => {
  let context: Context
  let bear: string

  beforeAll(async () => {
    const { db } = connection()
    bear = (await aSpecies(db, { scientific_name: 'Ursus maritimus' })).id
    await aListing(db, bear, { appendix: 'I' })
    const tusks = await aProduct(db, 'tusks', { is_high_value: true })
    await aSeizure(db, bear, { product_type_id: tusks.id })
    await aShipment(db, bear, { year: 2015, source: 'I' })
    await aRelease(db, { dataset: 'cites_trade', simulated: true })
    await aRelease(db, { dataset: 'seizures', title: 'Simulated seizure records', simulated: true })
    await db.transaction((tx) => refreshTradeSummaries(tx))
  })

  beforeEach(() => {
    const db = connection().reader
    const images = new SpeciesImages(connection(), '', () => undefined)
    context = {
      db,
      ...tradeHere(db),
      records: (read) => read(db),
      currentDay: '2026-11-21',
      images,
      portal,
      status: noStatus,
      warn: () => {},
    }
  })

  test('is part of the illegal trade summary, which then carries no risk and no value', async () => {
    expect(await call(router.seizures.summary, { id: bear }, { context })).toMatchObject({
      ...BOTH,
      riskLevel: null,
      highValueProductsCount: null,
      isCitesAppendixI: true,
    })
  })

  test('is part of each seizure record, whose product is then not rated', async () => {
    expect(await call(router.seizures.list, { id: bear }, { context })).toMatchObject([
      { ...SEIZURES, product: { product_name: 'tusks', is_high_value: null } },
    ])
  })

  test('is part of the answers of the gallery, as a page and as a list', async () => {
    expect(await call(router.species.page, UNFILTERED, { context })).toMatchObject(BOTH)
    expect(await call(router.species.list, undefined, { context })).toMatchObject([BOTH])
    expect(await call(router.species.get, { id: bear }, { context })).toMatchObject(BOTH)
    expect(await call(router.species.filterCounts, {}, { context })).toMatchObject(SEIZURES)
    expect(await call(router.species.withIllegalTrade, undefined, { context })).toEqual([
      { id: bear, ...SEIZURES },
    ])
  })

  test('is part of the trade summary and the count of trade records', async () => {
    expect(await call(router.trade.summary, { id: bear }, { context })).toMatchObject(TRADE)
    expect(await call(router.trade.count, undefined, { context })).toEqual({ count: 1, ...TRADE })
  })

  test('is part of the answers of landing page and dashboard', async () => {
    expect(await call(router.summaries.landing, undefined, { context })).toMatchObject(BOTH)
    expect(await call(router.summaries.metrics, undefined, { context })).toMatchObject(TRADE)
    expect(await call(router.summaries.dashboard, DASHBOARD, { context })).toMatchObject(TRADE)
    expect(await call(router.summaries.effectivenessCount, DASHBOARD, { context })).toMatchObject(TRADE)
    expect(
      await call(
        router.summaries.effectiveness,
        { ...DASHBOARD, sort: 'scientific_name', offset: 0 },
        { context },
      ),
    ).toMatchObject([TRADE])
  })

  test('is only on those rows of the methodology that count such records', async () => {
    const tables = await call(router.portal.tables, undefined, { context })
    const markOf = (name: string) => tables.find(({ table }) => table === name)
    expect(markOf('cites_trade_records')).toMatchObject(TRADE)
    expect(markOf('illegal_trade_seizures')).toMatchObject(SEIZURES)
    expect(markOf('species')).toMatchObject(REAL)
    const queries = await call(router.portal.sampleQueries, undefined, { context })
    expect(queries.find(({ name }) => name === 'records_by_year')).toMatchObject(TRADE)
    expect(queries.find(({ name }) => name === 'species_standing')).toMatchObject(REAL)
  })

  describe('with a real trade release', () => {
    beforeAll(async () => {
      const { db } = connection()
      await db.execute("update dataset_releases set simulated = false where dataset = 'cites_trade'")
    })

    test('names the seizures alone, and real figures carry no mark', async () => {
      expect(await call(router.seizures.summary, { id: bear }, { context })).toMatchObject({
        ...SEIZURES,
        riskLevel: null,
        confiscatedInTrade: { records: 1 },
      })
      expect(await call(router.trade.summary, { id: bear }, { context })).toMatchObject(REAL)
    })
  })
})

describeOnOneEngine('a real seizure dataset', (connection) => {
  test('is rated', async () => {
    const { db, reader } = connection()
    const { id } = await aSpecies(db)
    await aSeizure(db, id)
    await aRelease(db, { dataset: 'seizures', title: 'Seizures', simulated: false })
    const images = new SpeciesImages(connection(), '', () => undefined)
    const context: Context = {
      ...{ db: reader, records: (read) => read(reader), currentDay: '2026-11-21' },
      ...tradeHere(reader),
      ...{ images, portal, status: noStatus, warn: () => {} },
    }
    expect(await call(router.seizures.summary, { id }, { context })).toMatchObject({
      ...REAL,
      riskLevel: 'low',
      highValueProductsCount: 0,
    })
  })
})
