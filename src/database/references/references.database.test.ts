import { expect, test } from 'vitest'
import { aReference, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { listReferences } from './references-queries.ts'

describeOnBothEngines('references', (connection) => {
  test('of a species come newest first, undated last', async () => {
    const { db, reader } = connection()
    const [bear, whale] = [await aSpecies(db), await aSpecies(db)]
    await aReference(db, bear.id, { title: 'Undated' })
    await aReference(db, bear.id, { title: 'Older', year: 1999, doi: '10.1000/182' })
    await aReference(db, bear.id, { title: 'Newer', year: 2020 })
    await aReference(db, whale.id, { title: 'Of another' })

    const works = await listReferences(reader, bear.id)
    expect(works.map(({ title }) => title)).toEqual(['Newer', 'Older', 'Undated'])
    expect(works[1]).toMatchObject({
      year: 1999,
      doi: '10.1000/182',
      type: 'journal_article',
      checked: false,
    })
  })
})
