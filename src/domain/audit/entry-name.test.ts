import { expect, test } from 'vitest'
import { nameOfEntry } from './entry-name.ts'

test.each([
  { what: 'a name', after: { id: 'a', name: 'Narwhal', language: 'en' }, name: 'Narwhal' },
  { what: 'a deleted name', before: { name: 'Narwal' }, name: 'Narwal' },
  { what: 'a listing', after: { appendix: 'II', listing_date: '1975-07-01' }, name: 'II 1975-07-01' },
  { what: 'an assessment', after: { status: 'VU', year_published: 2015 }, name: 'VU 2015' },
  {
    what: 'an account',
    before: { id: 'a', email: 'curator@example.org', role: 'admin' },
    name: 'curator@example.org',
  },
  {
    what: 'a translation',
    after: { field: 'term', language: 'is', text: 'Kvóti', original_text: 'Quota' },
    name: 'term (is) Quota',
  },
  {
    what: 'a long translation',
    before: {
      field: 'notes',
      language: 'da',
      original_text: 'Listing of the whole order, before the transfer',
    },
    name: 'notes (da) Listing of the whole order, before the t…',
  },
  { what: 'nothing that names it', after: { id: 'a' }, name: 'the-row' },
])('$what: $name', ({ before = null, after = null, name }) => {
  expect(nameOfEntry({ before, after, row_id: 'the-row' })).toBe(name)
})

test.each([
  {
    what: 'its species first',
    after: { appendix: 'III', listing_date: '1999-09-09' },
    name: 'Lynx lynx: III 1999-09-09',
  },
  { what: 'its species alone where it says nothing', after: { checked: true }, name: 'Lynx lynx' },
])('a row of a species is called by $what', ({ after, name }) => {
  expect(nameOfEntry({ before: null, after, row_id: 'the-row', of_species: 'Lynx lynx' })).toBe(name)
})
