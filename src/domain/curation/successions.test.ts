import { expect, test } from 'vitest'
import { findPredecessor, lastDayBefore, type SucceedingTopic } from './successions.ts'

const bear = { species_id: 'bear' }
const listing = { ...bear, id: 'listing', is_current: true, covers: 'species', population_identifier: null }
const population = { ...listing, id: 'population', covers: 'population', population_identifier: 'Greenland' }
const latest = { ...bear, id: 'latest', is_latest: true, scope_code: '1' }

test.each<{ what: string; topic: SucceedingTopic; record: object; found: string | undefined }>([
  {
    what: 'a new current listing',
    topic: 'cites_listings',
    record: { ...listing, id: undefined },
    found: 'listing',
  },
  {
    what: 'a form without a population yet',
    topic: 'cites_listings',
    record: { ...listing, id: undefined, population_identifier: '' },
    found: 'listing',
  },
  {
    what: 'one of the past',
    topic: 'cites_listings',
    record: { ...listing, id: undefined, is_current: false },
    found: undefined,
  },
  {
    what: 'of that population',
    topic: 'cites_listings',
    record: { ...population, id: undefined },
    found: 'population',
  },
  {
    what: 'of another population',
    topic: 'cites_listings',
    record: { ...population, id: undefined, population_identifier: 'Norway' },
    found: undefined,
  },
  {
    what: 'of another species',
    topic: 'cites_listings',
    record: { ...listing, id: undefined, species_id: 'seal' },
    found: undefined,
  },
  { what: 'the listing itself', topic: 'cites_listings', record: listing, found: undefined },
  {
    what: 'a new latest assessment',
    topic: 'iucn_assessments',
    record: { ...latest, id: undefined },
    found: 'latest',
  },
  {
    what: 'of another region',
    topic: 'iucn_assessments',
    record: { ...latest, id: undefined, scope_code: '2' },
    found: undefined,
  },
  {
    what: 'a new CMS assessment',
    topic: 'cms_assessments',
    record: { ...latest, id: undefined },
    found: 'latest',
  },
])('$what takes the place of $found', ({ topic, record, found }) => {
  expect(findPredecessor(topic, { ...record }, [listing, population, latest])?.id).toBe(found)
})

test('the one before ends on the day before', () => {
  expect(lastDayBefore('2026-03-01')).toBe('2026-02-28')
})
