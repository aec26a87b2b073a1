import { expect, test } from 'vitest'
import { aCatch, aCountry, aManagementArea, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { listCatchRecords } from './catches-queries.ts'

describeOnBothEngines('catch records', (connection) => {
  test('come oldest first with country and area, periods of several years last', async () => {
    const { db, reader } = connection()
    const { id } = await aSpecies(db)
    const greenland = await aCountry(db, 'GL', { country_name: 'Greenland', nammco_member: true })
    const total = await aManagementArea(db, 'Total')
    await aCatch(db, id, { year: null, season: '1992-2002', catch_total: null })
    await aCatch(db, id, {
      year: 2004,
      season: '2004/2005',
      catch_total: 45,
      quota_amount: 300,
      country_id: greenland.id,
      management_area_id: total.id,
    })
    await aCatch(db, id, { year: 1993, season: '1993', catch_total: 741 })

    expect(await listCatchRecords(reader, id)).toMatchObject([
      { year: 1993, catch_total: 741, quota_amount: null, country: null, management_area: null },
      {
        year: 2004,
        season: '2004/2005',
        catch_total: 45,
        quota_amount: 300,
        country: {
          country_code: 'GL',
          country_name: 'Greenland',
          nammco_member: true,
          arctic_council: false,
        },
        management_area: { area_name: 'Total', area_type: 'NAMMCO' },
        data_source: 'NAMMCO',
      },
      { year: null, season: '1992-2002', catch_total: null },
    ])
  })

  test('of an unknown species are none', async () => {
    expect(await listCatchRecords(connection().reader, '00000000-0000-4000-8000-000000000000')).toEqual([])
  })
})
