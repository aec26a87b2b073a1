import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { aCountry, aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { cites_trade_records } from '../schema/index.ts'
import {
  countCommercialTrade,
  countConfiscatedInTrade,
  countTradeRecords,
  findTradeSummary,
} from './trade-queries.ts'
import { refreshTradeSummaries } from './trade-summary-changes.ts'

describeOnBothEngines('trade summaries', (connection) => {
  let bear: string
  let neverTraded: string

  const refresh = (species_id?: string) =>
    connection().db.transaction((tx) => refreshTradeSummaries(tx, species_id))

  beforeAll(async () => {
    const { db } = connection()
    bear = (await aSpecies(db)).id
    neverTraded = (await aSpecies(db)).id
    const other = (await aSpecies(db)).id

    await aCountry(db, 'GL', { country_name: 'Greenland' })
    await aCountry(db, 'DK', { country_name: 'Denmark' })
    await aRelease(db, { last_complete_year: 2016 })

    await aShipment(db, bear, { year: 2015, quantity: '0.1' })
    await aShipment(db, bear, { year: 2015, quantity: '0.2', reporter_type: 'I' })
    await aShipment(db, bear, { year: 2015, quantity: null, importer: 'XX', source: 'I' })
    await aShipment(db, bear, { year: 2016, quantity: '5', term: 'skulls', unit: 'kg', purpose: null })
    await aShipment(db, bear, { year: 2017, quantity: '1', importer: null, exporter: null, source: null })
    await aShipment(db, other, { year: 1990, quantity: '70' })
    await aShipment(db, null, { year: 1990, quantity: '900' })
    await refresh()
  })

  test('count records, years, partners, terms, units and reporters', async () => {
    expect(await findTradeSummary(connection().reader, bear)).toEqual({
      species_id: bear,
      total_trade_records: 5,
      distinct_years: 3,
      distinct_terms: ['skins', 'skulls'],
      distinct_importers: [
        { code: 'DK', name: 'Denmark' },
        { code: 'XX', name: 'XX' },
      ],
      distinct_exporters: [{ code: 'GL', name: 'Greenland' }],
      overall_min_year: 2015,
      overall_max_year: 2017,
      annual_summaries: expect.any(Array),
      total_quantity: 6.3,
      avg_annual_trade: 2.1,
      peak_trade_year: 2016,
      recent_trend: 'insufficient_data',
      complete_years_trend: 'insufficient_data',
      last_complete_year: 2016,
      has_mixed_units: true,
      units: [
        { unit: null, records: 4, quantity: 1.3 },
        { unit: 'kg', records: 1, quantity: 5 },
      ],
      exporter_reported_records: 4,
      importer_reported_records: 1,
      last_updated_at: expect.stringMatching(/^\d{4}-/),
    })
  })

  test('list each year by most records, what was not reported last, with exact sums', async () => {
    const summary = await findTradeSummary(connection().reader, bear)
    expect(summary?.annual_summaries[0]).toEqual({
      year: 2015,
      total_records_for_year: 3,
      total_quantity_for_year: 0.3,
      importers_summary: [
        { importer_code: 'DK', records: 2, quantity: 0.3 },
        { importer_code: 'XX', records: 1, quantity: 0 },
      ],
      exporters_summary: [{ exporter_code: 'GL', records: 3, quantity: 0.3 }],
      terms_summary: [{ term: 'skins', records: 3, quantity: 0.3 }],
      purposes_summary: [{ purpose_code: 'T', records: 3, quantity: 0.3 }],
      sources_summary: [
        { source_code: 'W', records: 2, quantity: 0.3 },
        { source_code: 'I', records: 1, quantity: 0 },
      ],
    })
    expect(summary?.annual_summaries[2]).toMatchObject({
      importers_summary: [{ importer_code: null, records: 1, quantity: 1 }],
      sources_summary: [{ source_code: null, records: 1, quantity: 1 }],
    })
  })

  test('a species without trade records has no summary', async () => {
    expect(await findTradeSummary(connection().reader, neverTraded)).toBeUndefined()
  })

  test('count every record, linked to a species or not', async () => {
    expect(await countTradeRecords(connection().reader)).toEqual({
      records: 7,
      first_year: 1990,
      last_year: 2017,
    })
  })

  test('confiscated specimens are counted apart', async () => {
    expect(await countConfiscatedInTrade(connection().reader, bear)).toEqual({
      records: 1,
      first_year: 2015,
      last_year: 2015,
    })
    expect(await countConfiscatedInTrade(connection().reader, neverTraded)).toEqual({
      records: 0,
      first_year: null,
      last_year: null,
    })
  })

  test('commercial records are counted since 2000, those of captive animals also apart', async () => {
    const { db, reader } = connection()
    const { id } = await aSpecies(db)
    const commercial = { year: 2005, purpose: 'T' }
    for (const source of ['C', 'D', 'F', 'W', null]) await aShipment(db, id, { ...commercial, source })
    await aShipment(db, id, { ...commercial, year: 1999, source: 'C' })
    await aShipment(db, id, { ...commercial, year: 2000, source: 'W' })
    await aShipment(db, id, { ...commercial, purpose: 'S', source: 'C' })
    expect(await countCommercialTrade(reader, id)).toEqual({ since: 2000, records: 6, captive_records: 3 })
    expect(await countCommercialTrade(reader, neverTraded)).toEqual({
      since: 2000,
      records: 0,
      captive_records: 0,
    })
  })

  test('made again they follow the records, and say that there are none after the last of them', async () => {
    const { db, reader } = connection()
    const { id } = await aSpecies(db)
    const first = await aShipment(db, id)
    await refresh(id)
    expect(await findTradeSummary(reader, id)).toMatchObject({ total_trade_records: 1 })

    await aShipment(db, id)
    await refresh()
    expect(await findTradeSummary(reader, id)).toMatchObject({ total_trade_records: 2 })

    await db.delete(cites_trade_records).where(eq(cites_trade_records.species_id, first.species_id ?? ''))
    await refresh(id)
    expect(await findTradeSummary(reader, id)).toMatchObject({
      total_trade_records: 0,
      recent_trend: 'no_trade',
    })
    expect(await findTradeSummary(reader, bear)).toBeDefined()
  })
})
