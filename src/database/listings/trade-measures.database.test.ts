import { expect, test } from 'vitest'
import { NotFound } from '#domain/problems.ts'
import {
  aCountry,
  anExportQuota,
  aRelease,
  aReservation,
  aShipment,
  aSpecies,
  aSuspension,
} from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { conservation_measures } from '../schema/index.ts'
import { findReservedTrade, getTradeMeasures } from './trade-measures-queries.ts'

const UNKNOWN_SPECIES = '00000000-0000-4000-8000-000000000000'

describeOnBothEngines('measures of trade', (connection) => {
  test('come with their countries, those in force first, then by appendix and date', async () => {
    const { db, reader } = connection()
    const { id } = await aSpecies(db)
    const japan = await aCountry(db, 'JP', { country_name: 'Japan' })
    const iceland = await aCountry(db, 'IS', { country_name: 'Iceland' })
    await aReservation(db, id, {
      country_id: iceland.id,
      is_active: false,
      end_date: '1990-01-01',
      confirmed_on: null,
    })
    await aReservation(db, id, { country_id: iceland.id, appendix: 'II', population: 'West Greenland stock' })
    await aReservation(db, id, { country_id: japan.id })
    await aReservation(db, id, { country_id: iceland.id, start_date: '2000-04-02' })
    await aSuspension(db, id, { is_active: false, suspension_start_date: '2008-09-03', issued_by: 'eu' })
    await aSuspension(db, id, { country_id: iceland.id, country_name: null, reason: 'No finding' })
    await anExportQuota(db, id, { country_id: japan.id, year: 2005, quantity: 12.5 })
    await anExportQuota(db, id, { country_id: japan.id, year: 2006 })
    await db.insert(conservation_measures).values([
      { species_id: id, measure: 'A plan' },
      { species_id: id, measure: 'Export ban', start_date: '2006-06-16', source: 'News', checked: true },
    ])

    expect(await getTradeMeasures(reader, id)).toMatchObject({
      reservations: [
        { country_code: 'IS', appendix: 'I', start_date: '2000-04-02', confirmed_on: '2023-07-07' },
        { country_code: 'JP', country_name: 'Japan', appendix: 'I' },
        { country_code: 'IS', appendix: 'II', population: 'West Greenland stock', is_active: true },
        { country_code: 'IS', is_active: false, end_date: '1990-01-01', confirmed_on: null },
      ],
      trade_suspensions: [
        { country_code: 'IS', country_name: 'Iceland', issued_by: 'cites', reason: 'No finding' },
        { country_code: null, country_name: 'Greenland', issued_by: 'eu', is_active: false },
      ],
      export_quotas: [
        { year: 2006, quantity: 0, unit: 'kg', country_name: 'Japan' },
        { year: 2005, quantity: 12.5 },
      ],
      conservation_measures: [
        { measure: 'Export ban', start_date: '2006-06-16', source: 'News', checked: true },
        { measure: 'A plan', start_date: null, source: null, checked: false },
      ],
    })
  })

  test('trade under reservations is commercial, of wild specimens of Appendix I, in the years of a reservation', async () => {
    const { db, reader } = connection()
    const { id } = await aSpecies(db)
    const norway = await aCountry(db, 'NO')
    await aReservation(db, id, { country_id: norway.id })
    const whale = { year: 2015, appendix: 'I' as const, importer: 'DE', exporter: 'NO' }
    await aShipment(db, id, whale)
    await aShipment(db, id, { ...whale, year: 1990, importer: 'NO', exporter: null })
    await aShipment(db, id, { ...whale, year: 1985 })
    await aShipment(db, id, { ...whale, year: 2024 })
    await aShipment(db, id, { ...whale, appendix: 'II' })
    await aShipment(db, id, { ...whale, purpose: 'S' })
    await aShipment(db, id, { ...whale, source: 'C' })
    await aShipment(db, id, { ...whale, exporter: 'GL' })

    expect(await findReservedTrade(reader, id)).toEqual({
      parties: ['NO'],
      records: 2,
      records_between_parties: 0,
      first_year: 1990,
      last_year: 2015,
    })
    await aRelease(db, { simulated: true })
    expect(await findReservedTrade(reader, id)).toMatchObject({ parties: ['NO'], records: null })
  })

  test('are not found for an unknown species and empty for a species without any', async () => {
    const { db, reader } = connection()
    await expect(getTradeMeasures(reader, UNKNOWN_SPECIES)).rejects.toThrow(NotFound)
    await expect(findReservedTrade(reader, UNKNOWN_SPECIES)).rejects.toThrow(NotFound)
    const { id } = await aSpecies(db)
    expect(await findReservedTrade(reader, id)).toBeUndefined()
    expect(await getTradeMeasures(reader, id)).toEqual({
      reservations: [],
      trade_suspensions: [],
      export_quotas: [],
      conservation_measures: [],
    })
  })
})
