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
          possibly_extinct: false,
          possibly_extinct_in_wild: false,
          scope_code: '1',
        }),
        expect.objectContaining({ year_published: 1988, status: null, original_category: 'LR/lc' }),
        expect.objectContaining({
          scope_code: '2',
          scope_description: 'Europe',
          is_latest: true,
          possibly_extinct: null,
          possibly_extinct_in_wild: null,
        }),
      ],
    },
  ])
})

test('an answer about one assessment says the same of it', () => {
  const [taxon] = readRedListAnswer(fixture('made-up-taxon')) as TaxonAssessments[]
  expect(readRedListAnswer(fixture('made-up-assessment'))).toEqual([
    { scientific_name: 'Bubo scandiacus', assessments: [{ ...taxon?.assessments[0], citation: 'Made up' }] },
  ])
})

test('one assessment comes with its criteria, population trend and citation', () => {
  const given = {
    ...fixture('made-up-assessment'),
    criteria: 'A2bd',
    population_trend: { description: { en: 'Decreasing' }, code: '1' },
    citation: 'Made up 2030. https://dx.doi.org/10.2305/made.up',
  }
  expect(readRedListAnswer(given)).toMatchObject([
    { assessments: [{ criteria: 'A2bd', population_trend: 'Decreasing', citation: given.citation }] },
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
  { what: 'something else', document: { hello: 'world' }, path: [] },
  { what: 'nothing', document: null, path: [] },
  { what: 'an error of the interface', document: { error: 'Not authorized' }, path: [] },
  {
    what: 'a year that is none',
    document: { ...fixture('made-up-assessment'), year_published: 'soon' },
    path: ['year_published'],
  },
  {
    what: 'an assessment without scope',
    document: { ...fixture('made-up-assessment'), scopes: [] },
    path: ['scopes'],
  },
  {
    what: 'a taxon with an assessment that has no number',
    document: { ...fixture('made-up-taxon'), assessments: [{ year_published: '2030' }] },
    path: ['assessments', 0],
  },
  {
    what: 'a list with one that is none',
    document: [fixture('made-up-taxon'), { ...fixture('made-up-assessment'), latest: 'yes' }],
    path: [1, 'latest'],
  },
])('$what is no answer, and the part that is to blame is told', ({ document, path }) => {
  expect(readRedListAnswer(document)).toEqual({ reason: expect.stringContaining('is no answer'), path })
})

test.each([
  { what: 'a number that no assessment has', part: { assessment_id: 3e9 } },
  { what: 'a number below one', part: { assessment_id: 0 } },
  { what: 'a year in other words', part: { year_published: '0x7E3' } },
  { what: 'a list for a year', part: { year_published: [2019] } },
  { what: 'a category that holds a NUL', part: { red_list_category: { code: 'E\0N' } } },
  { what: 'a scope with half a character', part: { scopes: [{ code: '1', description: { en: '\ud800' } }] } },
  { what: 'an object for a scope', part: { scopes: [{ code: {}, description: { en: 'Global' } }] } },
  { what: 'an address that would run a script', part: { url: 'javascript:alert(1)' } },
])('$what makes it no answer', ({ part }) => {
  const answer = { ...fixture('made-up-assessment'), ...part }
  expect(readRedListAnswer(answer)).toHaveProperty('reason')
})
