import { expect, test } from 'vitest'
import { screeningSearch } from './screening-search.ts'

const ID = '0a0b0c0d-0000-5000-8000-000000000001'

test.each([
  {
    given: {
      species: ID.toUpperCase(),
      exporter: 'gl',
      criterion: 'sharp_increase',
      sort: 'rows',
      order: 'ascending',
    },
    read: { species: ID, exporter: 'GL', criterion: 'sharp_increase', sort: 'rows', order: 'ascending' },
  },
  {
    given: { species: 'narwhal', exporter: 'Greenland', criterion: 'worry', sort: 'size', order: 'up' },
    read: {},
  },
  { given: { sort: 'times' }, read: {} },
  { given: { exporter: 12 }, read: {} },
])('$given', ({ given, read }) => {
  expect(screeningSearch(given)).toEqual(read)
})
