import { expect, test } from 'vitest'
import { proofSearch } from './proof-search.ts'

const ID = '0a0b0c0d-0000-5000-8000-000000000001'

test.each([
  {
    given: { species: ID.toUpperCase(), verdict: 'equal', sort: 'ours', order: 'descending' },
    read: { species: ID, verdict: 'equal', sort: 'ours', order: 'descending' },
  },
  { given: { species: 'narwhal', verdict: 'wrong', sort: 'species', order: 'up' }, read: {} },
  { given: {}, read: {} },
])('$given', ({ given, read }) => {
  expect(proofSearch(given)).toEqual(read)
})
