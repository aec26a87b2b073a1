import { expect, test } from 'vitest'
import type { CitesListingFacts } from '../listings/current-appendix.ts'
import { type KeyFacts, keySentence } from './key-sentence.ts'

const vulnerable: KeyFacts['red_list'] = {
  status: 'VU',
  possibly_extinct: null,
  possibly_extinct_in_wild: null,
  scope: 'Global',
  year: 2015,
}
const listing: CitesListingFacts = {
  appendix: 'II',
  listing_date: '1975-07-01',
  end_date: null,
  is_current: true,
  covers: 'species',
  population_identifier: null,
}
const facts: KeyFacts = {
  red_list: vulnerable,
  cites_listings: [listing],
  current_cites_listing: { appendix: 'II', in_force_since: '1975-07-01' },
  total_trade_records: 24_501,
  first_trade_year: 1975,
  trade_finding: { verdict: 'no_clear_trend', window_first: 2013, window_last: 2022 },
  simulated_datasets: [],
}

test.each([
  { what: 'vulnerable', red_list: {}, status: { kind: 'threatened', category: 'VU', year: 2015 } },
  {
    what: 'near threatened',
    red_list: { status: 'NT' },
    status: { kind: 'rated', category: 'NT', year: 2015 },
  },
  {
    what: 'data deficient',
    red_list: { status: 'DD' },
    status: { kind: 'rated', category: 'DD', year: 2015 },
  },
  { what: 'extinct', red_list: { status: 'EX' }, status: { kind: 'rated', category: 'EX', year: 2015 } },
  {
    what: 'possibly extinct',
    red_list: { status: 'CR', possibly_extinct: true },
    status: { kind: 'threatened', category: 'CR (PE)', year: 2015 },
  },
  {
    what: 'threatened in Europe alone',
    red_list: { scope: 'Europe' },
    status: { kind: 'regional', category: 'VU', scope: 'Europe', year: 2015 },
  },
  { what: 'not evaluated', red_list: { status: 'NE' }, status: { kind: 'unrated' } },
  {
    what: 'never assessed',
    red_list: { status: null, scope: null, year: null },
    status: { kind: 'unrated' },
  },
] as const)('a species that is $what', ({ red_list, status }) => {
  expect(keySentence({ ...facts, red_list: { ...vulnerable, ...red_list } }).status).toEqual(status)
})

test.each([
  { what: 'as a whole', listings: [listing], found: { kind: 'listed', appendix: 'II', since: 1975 } },
  {
    what: 'with a population apart',
    listings: [
      { ...listing, appendix: 'I' },
      { ...listing, covers: 'population' },
    ],
    found: { kind: 'in_parts', appendices: ['I', 'II'] },
  },
  {
    what: 'by one population alone',
    listings: [{ ...listing, covers: 'population' }],
    found: { kind: 'in_parts', appendices: ['II'] },
  },
  {
    what: 'with a population apart in former times',
    listings: [listing, { ...listing, appendix: 'I', covers: 'population', is_current: false }],
    found: { kind: 'listed', appendix: 'II', since: 1975 },
  },
] as const)('a species listed $what', ({ listings, found }) => {
  expect(keySentence({ ...facts, cites_listings: listings }).listing).toEqual(found)
})

test('a species that is not listed', () => {
  const { listing: found } = keySentence({ ...facts, cites_listings: [], current_cites_listing: null })
  expect(found).toEqual({ kind: 'unlisted' })
})

test.each([
  {
    what: 'has a verdict',
    changed: {},
    trade: { kind: 'no_clear_trend', since: 1975, first: 2013, last: 2022 },
  },
  { what: 'has records and no verdict', changed: { trade_finding: null }, trade: { kind: 'recorded' } },
  { what: 'has no record', changed: { total_trade_records: 0 }, trade: { kind: 'none' } },
  { what: 'is simulated', changed: { simulated_datasets: ['cites_trade'] }, trade: undefined },
  {
    what: 'is real while seizures are simulated',
    changed: { simulated_datasets: ['seizures'] },
    trade: { kind: 'no_clear_trend', since: 1975, first: 2013, last: 2022 },
  },
] as const)('trade that $what', ({ changed, trade }) => {
  expect(keySentence({ ...facts, ...changed }).trade).toEqual(trade)
})
