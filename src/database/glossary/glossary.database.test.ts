import { beforeAll, expect, test } from 'vitest'
import { aGlossaryTerm } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { listGlossaryTerms } from './glossary-queries.ts'

describeOnBothEngines('glossary terms', (connection) => {
  beforeAll(async () => {
    const { db } = connection()
    await aGlossaryTerm(db, 'Quota', { priority: 3 })
    await aGlossaryTerm(db, 'Appendix', { priority: 9, acronym: 'App.' })
    await aGlossaryTerm(db, 'Endemic', { category: 'Geography', definition: 'Found in one place: 100%' })
  })

  const termsFor = async (search: string, category?: 'Trade' | 'Geography') =>
    (await listGlossaryTerms(connection().reader, { search, category })).map(({ term }) => term)

  test('come by category and alphabet', async () => {
    expect(await termsFor('')).toEqual(['Endemic', 'Appendix', 'Quota'])
  })

  test('below two characters a search does not narrow', async () => {
    expect(await termsFor('q')).toHaveLength(3)
  })

  test('are found by term, acronym and definition in any case, the important first', async () => {
    expect(await termsFor('APP.')).toEqual(['Appendix'])
    expect(await termsFor('one place')).toEqual(['Endemic'])
    expect(await termsFor('means')).toEqual(['Appendix', 'Quota'])
  })

  test('the signs of a pattern are searched for as they are', async () => {
    expect(await termsFor('0%')).toEqual(['Endemic'])
    expect(await termsFor('%%')).toEqual([])
    expect(await termsFor('__')).toEqual([])
  })

  test('narrow to a category', async () => {
    expect(await termsFor('', 'Trade')).toEqual(['Appendix', 'Quota'])
    expect(await termsFor('means', 'Geography')).toEqual([])
  })
})
