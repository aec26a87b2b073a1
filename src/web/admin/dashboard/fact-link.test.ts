import { expect, test } from 'vitest'
import { factLink } from './fact-link.ts'

const species = { id: 'narwhal', scientific_name: 'Monodon monoceros' }
const found = {
  what: 'unchecked',
  table: 'common_names',
  id: 'name',
  species,
  record: null,
  trade: null,
} as const

test.each([
  { what: 'a name', finding: found, records: 'common-names', id: 'name' },
  {
    what: 'a term of no species',
    finding: { ...found, table: 'glossary_terms', species: null },
    records: 'glossary',
    id: 'name',
  },
  {
    what: 'the origin of a text',
    finding: { ...found, table: 'species_field_sources' },
    records: 'species',
    id: 'narwhal',
  },
] as const)('$what is corrected in a form', ({ finding, records, id }) => {
  expect(factLink(finding)).toEqual({ to: '/admin/$records/$id/edit', params: { records, id } })
})

test('a text without a publication is given one', () => {
  const finding = {
    ...found,
    what: 'text_without_publication',
    table: 'species_field_sources',
    record: 'description',
  } as const
  expect(factLink(finding)).toEqual({
    to: '/admin/$records/create',
    params: { records: 'text-sources' },
    search: { species_id: 'narwhal', field: 'description' },
  })
})

test('trade that disagrees leads to the listings of the species', () => {
  const finding = { ...found, what: 'listed_after_trade', table: 'cites_listings', trade: {} } as const
  expect(factLink(finding)).toEqual({
    to: '/admin/$records',
    params: { records: 'cites-listings' },
    search: { search: 'Monodon monoceros' },
  })
})

test('what has neither a form nor a species leads nowhere', () => {
  expect(factLink({ ...found, table: 'species_field_sources', species: null })).toBeUndefined()
})
