import { beforeAll, expect, test } from 'vitest'
import { SAMPLE_QUERIES } from '#domain/portal/sample-queries.ts'
import { aListing, anAssessment, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { refreshTradeSummaries } from '../trade/trade-summary-changes.ts'
import { SAMPLE_QUERY_ANSWERS, type SampleQuery } from './sample-queries.ts'

describeOnBothEngines('the sample queries', (connection) => {
  let answered: SampleQuery[]

  beforeAll(async () => {
    const { db, reader } = connection()
    const narwhal = await aSpecies(db, { scientific_name: 'Monodon monoceros' })
    await anAssessment(db, narwhal.id, { status: 'LC', year_published: 2023, is_latest: true })
    await aListing(db, narwhal.id, { checked: true })
    await aShipment(db, narwhal.id, { year: 2020 })
    await aShipment(db, narwhal.id, { year: 2021, reporter_type: 'I' })

    const sturgeon = await aSpecies(db, { scientific_name: 'Acipenser baerii' })
    const caviar = { term: 'caviar', source: 'C' } as const
    await db.transaction(async (tx) => {
      for (let shipment = 0; shipment < 1000; shipment += 1) {
        await aShipment(tx, sturgeon.id, {
          ...caviar,
          unit: 'kg',
          quantity: '2.5',
          year: 2000 + (shipment % 8),
        })
      }
      await aShipment(tx, sturgeon.id, { ...caviar, unit: null, source: 'W', year: 2007 })
    })

    const minke = await aSpecies(db, { scientific_name: 'Balaenoptera acutorostrata' })
    await aListing(db, minke.id, { appendix: 'I', listing_date: '1986-01-01' })
    await aListing(db, minke.id, { covers: 'population', population_identifier: 'West Greenland population' })

    await db.transaction((tx) => refreshTradeSummaries(tx))
    answered = await Promise.all(SAMPLE_QUERIES.map((name) => SAMPLE_QUERY_ANSWERS[name](reader)))
  })

  const rowsOf = (name: string) => answered.find((query) => query.name === name)?.rows

  test('every text shown is the text that ran', () => {
    expect(answered.map(({ name }) => name)).toEqual(SAMPLE_QUERIES)
    for (const { text, columns, rows } of answered) {
      expect(text).toMatch(/^select /)
      for (const row of rows) expect(row).toHaveLength(columns.length)
    }
    expect(answered[0]?.columns).toContain('current_cites_appendix')
  })

  test('tell where species stand, populations listed apart too', () => {
    expect(rowsOf('species_standing')).toContainEqual(['Monodon monoceros', 'LC', 'Global', 2023, 'II', null])
    expect(rowsOf('split_listings')).toEqual([
      ['Balaenoptera acutorostrata', 'the species', 'I', '1986-01-01'],
      ['Balaenoptera acutorostrata', 'West Greenland population', 'II', '1975-07-01'],
    ])
  })

  test('tell the trade by year, unit and origin', () => {
    expect(rowsOf('records_by_year')).toEqual([
      [2021, 1, 0, 1],
      [2020, 1, 1, 0],
    ])
    expect(rowsOf('units_of_a_term')).toEqual([
      ['kg', 1000, '2500.0'],
      ['number of specimens', 1, '1'],
    ])
    expect(rowsOf('origin_of_specimens')).toEqual([
      ['Acipenser baerii', 1001, 0.1, 99.9, 0],
      ['Monodon monoceros', 2, 100, 0, 0],
    ])
  })

  test('tell what is not known for certain', () => {
    expect(rowsOf('trend_of_complete_years')).toEqual([])
    expect(rowsOf('unchecked_facts')).toEqual([
      ['cites_listings', 3, 2],
      ['iucn_assessments', 1, 1],
      ['cms_listings', 0, 0],
    ])
  })
})
