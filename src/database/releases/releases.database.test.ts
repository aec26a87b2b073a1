import { expect, test } from 'vitest'
import { aRelease } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { findRelease, listReleases } from './releases-queries.ts'

describeOnBothEngines('dataset releases', (connection) => {
  test('are listed with those of an operator before the catalogue', async () => {
    const { db, reader } = connection()
    await aRelease(db, { dataset: 'catalogue-species', title: 'Species' })
    await aRelease(db, { dataset: 'seizures', title: 'Seizures', simulated: true })
    await aRelease(db, { dataset: 'cites_trade', last_complete_year: 2022 })

    expect(await listReleases(reader)).toMatchObject([
      { dataset: 'cites_trade', last_complete_year: 2022, simulated: false },
      { dataset: 'seizures', simulated: true, loaded_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      { dataset: 'catalogue-species' },
    ])
    expect(await findRelease(reader, 'catches')).toBeUndefined()
  })
})
