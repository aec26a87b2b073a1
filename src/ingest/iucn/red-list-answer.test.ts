import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRedListAnswer, type TaxonAssessments } from './red-list-answer.ts'

const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'))

test('an answer about a taxon is its assessments, old categories as published', () => {
  expect(readRedListAnswer(fixture('made-up-taxon'))).toEqual([
    {
      scientific_name: 'Bubo scandiacus',
      assessments: [
        expect.objectContaining({
          assessment_id: 900001,
          year_published: 2030,
          status: 'EN',
          original_category: 'EN',
          is_latest: true,
          scope_code: '1',
        }),
        expect.objectContaining({ year_published: 1988, status: null, original_category: 'LR/lc' }),
        expect.objectContaining({ scope_code: '2', scope_description: 'Europe', is_latest: true }),
      ],
    },
  ])
})

test('an answer about one assessment says the same of it', () => {
  const [taxon] = readRedListAnswer(fixture('made-up-taxon')) as TaxonAssessments[]
  expect(readRedListAnswer(fixture('made-up-assessment'))).toEqual([
    { scientific_name: 'Bubo scandiacus', assessments: [taxon?.assessments[0]] },
  ])
})

test('an assessment for several scopes is one in each', () => {
  const one = fixture('made-up-assessment')
  const scopes = [...one.scopes, { code: '2', description: { en: 'Europe' } }]
  expect(readRedListAnswer([{ ...one, scopes }])).toMatchObject([
    { assessments: [{ scope_code: '1' }, { scope_code: '2' }] },
  ])
})

test.each([
  { what: 'something else', document: { hello: 'world' } },
  { what: 'nothing', document: null },
  { what: 'an error of the interface', document: { error: 'Not authorized' } },
  { what: 'a year that is none', document: { ...fixture('made-up-assessment'), year_published: 'soon' } },
  { what: 'an assessment without scope', document: { ...fixture('made-up-assessment'), scopes: [] } },
])('$what is no answer', ({ document }) => {
  expect(readRedListAnswer(document)).toEqual({ reason: expect.stringContaining('is no answer') })
})
