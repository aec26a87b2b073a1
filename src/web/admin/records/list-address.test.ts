import { expect, test } from 'vitest'
import { listAddress, WHOLE_LIST } from './list-address.ts'
import { listRequest } from './list-request.ts'

test.each([
  { what: 'nothing is the whole list', given: {}, read: WHOLE_LIST },
  {
    what: 'a search on its third page',
    given: { search: 'seal', page: '3' },
    read: { search: 'seal', page: 3 },
  },
  { what: 'a page that is none', given: { page: '-2' }, read: { page: 1 } },
  { what: 'a search given twice', given: { search: ['a', 'b'] }, read: { search: '' } },
  {
    what: 'what is not checked yet, a hundred to a page, the newest first',
    given: { checked: 'unchecked', size: '100', sort: 'year', order: 'descending' },
    read: { checked: 'unchecked', size: 100, sort: 'year', order: 'descending' },
  },
  {
    what: 'those of a species, a language and a source',
    given: { species_id: 'a-species', language: 'danish', source: 'An atlas' },
    read: { species_id: 'a-species', language: 'danish', source: 'An atlas' },
  },
  {
    what: 'choices that there are not',
    given: { checked: 'perhaps', size: '7', order: 'sideways' },
    read: { checked: '', size: 0, order: 'ascending' },
  },
])('$what', ({ given, read }) => {
  expect(listAddress(given)).toEqual({ ...WHOLE_LIST, ...read })
})

test('the interface is asked for what the list is narrowed by alone', () => {
  expect(listRequest({ ...WHOLE_LIST, page: 3, size: 50, source: 'An atlas', checked: 'unchecked' })).toEqual(
    {
      source: 'An atlas',
      checked: 'unchecked',
      order: 'ascending',
    },
  )
})
