import { expect, test } from 'vitest'
import { aListing, aProduct, aRelease, aSeizure, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { dataset_releases } from '../schema/index.ts'
import { getIllegalTradeSummary, listSeizures } from './seizures-queries.ts'

describeOnBothEngines('seizure records', (connection) => {
  test('come newest first, undated last, with their product', async () => {
    const { db, reader } = connection()
    const { id } = await aSpecies(db)
    const tusks = await aProduct(db, 'tusks', { main_category: 'ivory', is_high_value: true })
    await aSeizure(db, id, { product_category: 'undated' })
    await aSeizure(db, id, { seizure_year: 2010 })
    await aSeizure(db, id, { seizure_date: '2012-05-01', quantity: 2.5, unit: 'kg' })
    await aSeizure(db, id, { seizure_year: 2012, seizure_date: '2012-08-01', product_type_id: tusks.id })

    expect(await listSeizures(reader, id)).toMatchObject([
      {
        seizure_date: '2012-08-01',
        product: { product_name: 'tusks', main_category: 'ivory', is_high_value: true },
      },
      { seizure_date: '2012-05-01', seizure_year: null, quantity: 2.5, unit: 'kg', product: null },
      { seizure_year: 2010 },
      { seizure_year: null, product_category: 'undated' },
    ])
  })

  test('are summed up and rated apart from confiscated specimens in trade records', async () => {
    const { db, reader } = connection()
    const { id } = await aSpecies(db)
    const skins = await aProduct(db, 'skins')
    for (let count = 0; count < 21; count++) await aSeizure(db, id, { product_type_id: skins.id })
    for (const year of [1999, 2003]) await aShipment(db, id, { year, source: 'I' })

    expect(await getIllegalTradeSummary(reader, id)).toEqual({
      totalSeizures: 21,
      productTypesCount: 1,
      highValueProductsCount: 0,
      isCitesAppendixI: false,
      riskLevel: 'medium',
      productTypes: ['skins'],
      confiscatedInTrade: { records: 2, first_year: 1999, last_year: 2003 },
      commercialTrade: { since: 2000, records: 1, captive_records: 0 },
    })
  })

  test('of an Appendix I species are always rated high, an earlier Appendix I does not count', async () => {
    const { db, reader } = connection()
    const [current, former] = [await aSpecies(db), await aSpecies(db)]
    await aListing(db, current.id, { appendix: 'I' })
    await aListing(db, former.id, { appendix: 'I', is_current: false })
    expect(await getIllegalTradeSummary(reader, current.id)).toMatchObject({
      isCitesAppendixI: true,
      riskLevel: 'high',
    })
    expect(await getIllegalTradeSummary(reader, former.id)).toMatchObject({
      isCitesAppendixI: false,
      riskLevel: 'low',
    })
  })

  test('that are simulated are counted but not rated', async () => {
    const { db, reader } = connection()
    const release = await aRelease(db, { dataset: 'seizures', title: 'Simulated', simulated: true })
    const { id } = await aSpecies(db)
    await aListing(db, id, { appendix: 'I' })
    const ivory = await aProduct(db, 'ivory', { is_high_value: true })
    await aSeizure(db, id, { product_type_id: ivory.id, dataset_release_id: release.id })

    expect(await getIllegalTradeSummary(reader, id)).toMatchObject({
      totalSeizures: 1,
      riskLevel: null,
      highValueProductsCount: null,
      isCitesAppendixI: true,
    })
    expect(await listSeizures(reader, id)).toMatchObject([{ product: { is_high_value: null } }])
    await db.delete(dataset_releases)
  })

  test('of an unknown species are not summed up', async () => {
    await expect(
      getIllegalTradeSummary(connection().reader, '00000000-0000-4000-8000-000000000000'),
    ).rejects.toThrow('Could not find details')
  })
})
