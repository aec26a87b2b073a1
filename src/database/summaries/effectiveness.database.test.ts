import { expect, test } from 'vitest'
import { aListing, anAssessment, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { refreshTradeSummaries } from '../trade/trade-summary-changes.ts'
import { listEffectivenessFacts } from './effectiveness-queries.ts'

describeOnBothEngines("the dashboard's facts", (connection) => {
  test('are told of every species, traded and listed or not', async () => {
    const { db, reader } = connection()
    const bear = await aSpecies(db, { scientific_name: 'Ursus maritimus', population_trend: 'unknown' })
    await anAssessment(db, bear.id, { is_latest: true })
    await aListing(db, bear.id)
    await aListing(db, bear.id, { listing_date: '1973-01-01', is_current: false })
    await aShipment(db, bear.id)
    await aSpecies(db, { scientific_name: 'Phoca vitulina' })
    await db.transaction((tx) => refreshTradeSummaries(tx))

    expect(await listEffectivenessFacts(reader)).toMatchObject([
      {
        scientific_name: 'Phoca vitulina',
        red_list: { status: null, scope: null, year: null },
        cites_listings: [],
        trade: null,
        finding: null,
      },
      {
        scientific_name: 'Ursus maritimus',
        population_trend: 'unknown',
        red_list: { status: 'VU', scope: 'Global', year: 2015, possibly_extinct: null },
        cites_listings: expect.toSatisfy(
          (listings: { is_current: boolean }[]) =>
            listings.filter((one) => one.is_current).length === 1 && listings.length === 2,
        ),
        trade: {
          total_trade_records: 1,
          recent_trend: 'insufficient_data',
          has_mixed_units: false,
          exporter_reported_records: 1,
          importer_reported_records: 0,
        },
      },
    ])
  })
})
