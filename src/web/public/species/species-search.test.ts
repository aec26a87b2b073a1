import { expect, test } from 'vitest'
import { SELECTED } from '#domain/trade/selected.ts'
import { speciesSearch } from './species-search.ts'

test.each([
  { given: undefined, tab: 'overview' },
  { given: 'nonsense', tab: 'overview' },
  { given: 7, tab: 'overview' },
  { given: 'trade', tab: 'trade' },
  { given: 'illegal-trade', tab: 'illegal-trade' },
  { given: 'catch', tab: 'catch' },
  { given: 'conservation', tab: 'conservation' },
  { given: 'cites', tab: 'conservation' },
  { given: 'iucn', tab: 'conservation' },
  { given: 'timeline', tab: 'conservation' },
  { given: 'threats', tab: 'conservation' },
])('tab $given leads to $tab', ({ given, tab }) => {
  expect(speciesSearch({ tab: given })).toEqual({ tab })
})

test('what the address says of trade is kept as it was given, for the tab to read', () => {
  const given = { start_year: '1990', term: ' Tusks ', importer: ['DK', 'GL'], reporter: 'nobody' }
  expect(speciesSearch({ tab: 'trade', ...given })).toEqual({
    tab: 'trade',
    start_year: '1990',
    term: 'Tusks',
    importer: 'DK,GL',
    reporter: 'nobody',
  })
})

test('the catch filters are read from the address', () => {
  const given = { tab: 'catch', country: 'Faroe Islands', area: 'Zone 1 - Etah' }
  expect(speciesSearch(given)).toEqual(given)
})

test.each([
  { what: 'an empty term', given: { term: ' ' } },
  { what: 'a list longer than an address', given: { importer: 'DK,'.repeat(200) } },
  { what: 'an area as long as a page', given: { area: 'a'.repeat(201) } },
  { what: 'a parameter nobody knows', given: { utm_source: 'x' } },
])('$what is undefined, by name, so that nothing of the address shines through', ({ given }) => {
  const search = speciesSearch(given)
  expect(Object.entries(search).filter(([, value]) => value !== undefined)).toEqual([['tab', 'overview']])
  expect(Object.keys(search)).toEqual(['tab', ...SELECTED, 'country', 'area', 'events', 'history'])
})

test.each([
  { given: { events: 'cites', history: 'cms' }, read: { events: 'cites', history: 'cms' } },
  { given: { events: 'all', history: 'trade' }, read: {} },
])('the history is narrowed as far as $given can be read', ({ given, read }) => {
  expect(speciesSearch({ tab: 'conservation', ...given })).toEqual({ tab: 'conservation', ...read })
})
