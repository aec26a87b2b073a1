import { expect, test } from 'vitest'
import { z } from 'zod'
import { CURATED_TOPIC_NAMES } from '#domain/curation/curated-topics.ts'
import { draftValues } from './drafts-curation.ts'

/** Fields that the form refuses; anything else that is thrown is a fault. */
function refusedFields(work: () => unknown): PropertyKey[] {
  try {
    work()
  } catch (problem) {
    if (problem instanceof z.ZodError) return problem.issues.flatMap(({ path }) => path)
    throw problem
  }
  return []
}

test.each(CURATED_TOPIC_NAMES)('what a form of %s holds can be stored as a draft', (topic) => {
  for (const isNew of [true, false]) {
    const refused = refusedFields(() => draftValues(topic, isNew, {}))
    expect(refused).not.toContain('id')
    expect(refused).not.toContain('version')
  }
})

test('a draft has the fields of its form, not what says which record it is of', () => {
  const listing = {
    species_id: '5f289c1e-5101-458f-a5ea-a65e5c734569',
    appendix: 'I',
    listing_date: '1979-06-28',
  }
  const written = draftValues('cites_listings', false, { ...listing, id: listing.species_id, version: 3 })
  expect(written).toMatchObject(listing)
  expect(written).not.toHaveProperty('id')
  expect(written).not.toHaveProperty('version')
})
