import { expect, test } from 'vitest'
import { aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { DataVersion } from './data-version.ts'

describeOnBothEngines('the data version', (connection) => {
  test('a change of this process is known as soon as it caught up', async () => {
    const dataVersion = await DataVersion.watch(connection(), () => '2026-01-01')
    const before = dataVersion.known
    await aSpecies(connection().db)
    await dataVersion.catchUp()
    expect(dataVersion.known).not.toBe(before)
    expect(dataVersion.known).toBe(await dataVersion.ask())
  })
})
