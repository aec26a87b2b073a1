import { expect, test } from 'vitest'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { settableFields } from './settable-fields.ts'

test.each<{ topic: CuratedTopic; fields: string[] }>([
  { topic: 'species', fields: ['manual_review', 'arctic_region', 'hidden'] },
  { topic: 'common_names', fields: ['language'] },
  { topic: 'cites_listings', fields: ['appendix', 'covers'] },
  {
    topic: 'iucn_assessments',
    fields: ['status', 'possibly_extinct', 'possibly_extinct_in_wild', 'reason_for_change'],
  },
  { topic: 'cites_trade_suspensions', fields: ['issued_by', 'is_active'] },
  { topic: 'countries', fields: ['kind', 'arctic_council', 'nammco_member'] },
  { topic: 'glossary_terms', fields: ['category'] },
  { topic: 'families', fields: [] },
])('of several $topic may be set: $fields', ({ topic, fields }) => {
  expect(settableFields(topic).map(({ field }) => field)).toEqual(fields)
})

test('a field says what may be chosen, and whether nothing may', () => {
  const [language] = settableFields('common_names')
  expect(language).toMatchObject({ kind: 'choice', mayBeEmpty: false })
  expect(settableFields('iucn_assessments')[1]).toEqual({
    field: 'possibly_extinct',
    kind: 'yesNo',
    mayBeEmpty: true,
  })
})
