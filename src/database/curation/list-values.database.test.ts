import { expect, test } from 'vitest'
import { CURATED_TOPIC_NAMES } from '#domain/curation/curated-topics.ts'
import { aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { CURATED_TABLES } from './curated-tables.ts'
import { listFilterValues } from './list-values-queries.ts'

describeOnBothEngines('what lists can be narrowed by', (connection) => {
  test.each(CURATED_TOPIC_NAMES)('of %s is answered', async (topic) => {
    await expect(listFilterValues(connection().curator, CURATED_TABLES[topic])).resolves.toBeInstanceOf(
      Object,
    )
  })

  test('of species names the sources of their rows', async () => {
    await aSpecies(connection().db, { source: 'A list of falcons' })
    expect(await listFilterValues(connection().curator, CURATED_TABLES.species)).toMatchObject({
      source: expect.arrayContaining([{ value: 'A list of falcons', name: null, rows: 1 }]),
    })
  })
})
