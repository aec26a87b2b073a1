import { expect, test } from 'vitest'
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

test('the trade filters are read from the address', () => {
  const given = {
    tab: 'trade',
    start_year: 1990,
    end_year: '2000',
    term: 'tusks',
    importer: 'DK',
    exporter: 'NA',
  }
  expect(speciesSearch(given)).toEqual({ ...given, end_year: 2000 })
})

test('the catch filters are read from the address', () => {
  const given = { tab: 'catch', country: 'Faroe Islands', area: 'Zone 1 - Etah' }
  expect(speciesSearch(given)).toEqual(given)
})

test.each([
  { what: 'a year before the convention', given: { start_year: 1900 } },
  { what: 'half a year', given: { end_year: 1999.5 } },
  { what: 'a word for a year', given: { start_year: 'soon' } },
  { what: 'an empty term', given: { term: ' ' } },
  { what: 'a list for a term', given: { term: ['tusks'] } },
  { what: 'a code as long as a sentence', given: { importer: 'a country far away' } },
  { what: 'an area as long as a page', given: { area: 'a'.repeat(201) } },
  { what: 'a parameter nobody knows', given: { utm_source: 'x' } },
])('$what is undefined, by name, so that nothing of the address shines through', ({ given }) => {
  expect(speciesSearch(given)).toStrictEqual({
    tab: 'overview',
    start_year: undefined,
    end_year: undefined,
    term: undefined,
    importer: undefined,
    exporter: undefined,
    country: undefined,
    area: undefined,
    events: undefined,
    history: undefined,
  })
})

test('terms and codes are found however they are written', () => {
  expect(speciesSearch({ term: ' Tusks', importer: 'dk', exporter: 'Gl' })).toMatchObject({
    term: 'tusks',
    importer: 'DK',
    exporter: 'GL',
  })
})

test('a range with its ends exchanged means the same years', () => {
  expect(speciesSearch({ start_year: 2000, end_year: 1990 })).toMatchObject({
    start_year: 1990,
    end_year: 2000,
  })
})

test.each([
  { given: { events: 'cites', history: 'cms' }, read: { events: 'cites', history: 'cms' } },
  { given: { events: 'all', history: 'trade' }, read: {} },
])('the history is narrowed as far as $given can be read', ({ given, read }) => {
  expect(speciesSearch({ tab: 'conservation', ...given })).toEqual({ tab: 'conservation', ...read })
})
