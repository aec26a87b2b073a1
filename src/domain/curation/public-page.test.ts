import { expect, test } from 'vitest'
import { CURATED_TOPIC_NAMES } from './curated-topics.ts'
import { publicPageOf, speciesTabOf } from './public-page.ts'

const ROW = {
  id: 'r1',
  species_id: 's1',
  country_code: 'GL',
  family_name: 'Phocidae',
  term: 'Non-detriment finding',
}

test.each([
  { topic: 'species', address: '/species/r1' },
  { topic: 'common_names', address: '/species/s1' },
  { topic: 'species_threats', address: '/species/s1' },
  { topic: 'cites_listings', address: '/species/s1?tab=conservation' },
  { topic: 'catch_records', address: '/species/s1?tab=catch' },
  { topic: 'glossary_terms', address: '/glossary?search=Non-detriment%20finding' },
  { topic: 'countries', address: '/countries/GL' },
  { topic: 'families', address: '/gallery?family=Phocidae' },
])('$topic: $address', ({ topic, address }) => {
  expect(publicPageOf(topic, ROW)).toBe(address)
})

test('a record is shown in the part of the page that its kind belongs to', () => {
  expect(speciesTabOf('families')).toBe('overview')
  expect(speciesTabOf('management_areas')).toBe('catch')
  expect(speciesTabOf('cites_listings')).toBe('conservation')
})

test('a record that is not stored yet has no page, nor has a country without a code', () => {
  expect(publicPageOf('species', {})).toBeUndefined()
  expect(publicPageOf('countries', { ...ROW, country_code: null })).toBeUndefined()
})

test('every kind of record but assessments of CMS and areas of catches has a public page', () => {
  expect(CURATED_TOPIC_NAMES.filter((topic) => publicPageOf(topic, ROW) === undefined)).toEqual([
    'cms_assessments',
    'management_areas',
  ])
})
