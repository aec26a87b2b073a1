import { call } from '@orpc/server'
import { beforeAll, expect, test } from 'vitest'
import { pageOfAudit } from '#database/audit/audit-queries.ts'
import { asCurator } from '#testing/admin-context.ts'
import { aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { adminRouter } from './admin-router.ts'

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

const { trend_audit } = adminRouter

describeOnBothEngines('the trend audit', (connection) => {
  let bear: string
  let untraded: string

  const ask = () => ({ context: asCurator(connection()) })

  beforeAll(async () => {
    const { db } = connection()
    bear = (await aSpecies(db, { scientific_name: 'Ursus maritimus', common_name: 'Polar Bear' })).id
    untraded = (await aSpecies(db, { scientific_name: 'Zapus hudsonius' })).id
    await aRelease(db, { last_complete_year: 2022 })
    for (const year of [2017, 2018, 2019, 2020, 2021]) await aShipment(db, bear, { year, quantity: '10' })
    await aShipment(db, bear, { year: 2022, quantity: '4.5', unit: 'kg' })
    await aShipment(db, bear, { year: 2022, quantity: '5.5', reporter_type: 'I' })
    await aShipment(db, bear, { year: 2023, quantity: null })
  })

  test('reads what is on record before any summary was stored', async () => {
    expect(await call(trend_audit.get, { id: bear }, ask())).toEqual({
      species: { id: bear, scientific_name: 'Ursus maritimus', common_name: 'Polar Bear' },
      annual: [
        ...[2017, 2018, 2019, 2020, 2021, 2022].map((year) => ({ year, quantity: 10 })),
        { year: 2023, quantity: 0 },
      ],
      stored_trend: null,
      last_updated: null,
      last_complete_year: 2022,
      caveats: [],
    })
    expect(await call(trend_audit.calculate, { id: bear }, ask())).toEqual({ trend: 'decreasing' })
  })

  test('stores the summary anew, and the trail says by whom', async () => {
    expect(await call(trend_audit.refresh, { id: bear }, ask())).toEqual({ trade_records_count: 8 })
    expect(await call(trend_audit.get, { id: bear }, ask())).toMatchObject({
      stored_trend: 'decreasing',
      last_updated: expect.stringMatching(/^\d{4}-/),
      caveats: ['both_reporters', 'mixed_units', 'latest_year_incomplete'],
    })
    const { rows } = await pageOfAudit(connection().db, { page: 1, size: 1, search: '' })
    expect(rows[0]).toMatchObject({ table_name: 'species_trade_summary', row_id: bear })
  })

  test('lists every species with its years and its stored trend; unknown stays unknown', async () => {
    expect(await call(trend_audit.list, undefined, ask())).toEqual([
      {
        species_id: bear,
        scientific_name: 'Ursus maritimus',
        common_name: 'Polar Bear',
        period_start_year: 2017,
        period_end_year: 2023,
        last_recorded_year: 2022,
        trade_trend: 'decreasing',
        trade_records_count: 8,
      },
      expect.objectContaining({
        species_id: untraded,
        period_start_year: null,
        last_recorded_year: null,
        trade_trend: null,
        trade_records_count: null,
      }),
    ])
  })

  test('a species without trade has a trend all the same, and nothing to draw', async () => {
    expect(await call(trend_audit.calculate, { id: untraded }, ask())).toEqual({ trend: 'no_trade' })
    expect(await call(trend_audit.get, { id: untraded }, ask())).toMatchObject({ annual: [] })
  })

  test('an unknown species is not found', async () => {
    const notFound = { code: 'NOT_FOUND' }
    await expect(call(trend_audit.get, { id: UNKNOWN_ID }, ask())).rejects.toMatchObject(notFound)
    await expect(call(trend_audit.calculate, { id: UNKNOWN_ID }, ask())).rejects.toMatchObject(notFound)
    await expect(call(trend_audit.refresh, { id: UNKNOWN_ID }, ask())).rejects.toMatchObject(notFound)
  })
})
