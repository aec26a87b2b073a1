import { expect, test } from 'vitest'
import { aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { DataEra } from './data-era.ts'

describeOnBothEngines('the era of the data', (connection) => {
  test('a change of this process is known as soon as it caught up', async () => {
    const era = await DataEra.watch(connection(), () => '2026-01-01')
    const before = era.known
    await aSpecies(connection().db)
    await era.catchUp()
    expect(era.known).not.toBe(before)
    expect(era.known).toBe(await era.ask())
  })
})
