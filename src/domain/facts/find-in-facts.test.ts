import { expect, test } from 'vitest'
import { type Fact, findInFacts, type SpeciesFacts } from './find-in-facts.ts'

const NARWHAL: SpeciesFacts = {
  species_id: 'narwhal',
  texts: [],
  text_sources: [],
  names: [],
  assessments: [],
  references: [],
  listings: [],
  reservations: [],
  trade: [],
}
const NAME: Fact = {
  table: 'common_names',
  id: 'name',
  species_id: 'narwhal',
  record: 'Narwhal',
  source: 'Species+',
  checked: true,
}

const found = (facts: readonly Fact[], species: Partial<SpeciesFacts> = {}) =>
  findInFacts(facts, [{ ...NARWHAL, ...species }], 2026)

test('there are no findings in checked facts that agree', () => {
  expect(found([NAME])).toEqual([])
})

test('contradictions come before unchecked facts, each with its row', () => {
  const references = [{ id: 'work', year: 2030, doi: null }]
  const work: Fact = { ...NAME, table: 'references', id: 'work', record: 'On narwhals', checked: false }
  expect(found([work], { references })).toEqual([
    {
      what: 'impossible_year',
      table: 'references',
      id: 'work',
      species_id: 'narwhal',
      record: 'On narwhals',
      trade: null,
    },
    {
      what: 'unchecked',
      table: 'references',
      id: 'work',
      species_id: 'narwhal',
      record: 'On narwhals',
      trade: null,
    },
  ])
})

test('a text without a publication is reported in the row of its origin', () => {
  const origin: Fact = { ...NAME, table: 'species_field_sources', id: 'origin', record: 'description' }
  const texts = [{ field: 'description' as const, text: 'A toothed whale.' }]
  expect(found([origin], { texts })).toMatchObject([
    { what: 'text_without_publication', table: 'species_field_sources', id: 'origin', record: 'description' },
  ])
  expect(found([], { texts })).toMatchObject([{ what: 'text_without_publication', id: 'description' }])
})

test('trade records are compared with the listings, simulated ones are not', () => {
  const trade = [{ appendix: 'I' as const, year: 1984, records: 6 }]
  expect(found([], { trade })).toMatchObject([
    {
      what: 'traded_while_not_listed',
      table: 'cites_listings',
      trade: { appendix: 'I', first_year: 1984, last_year: 1984, records: 6 },
    },
  ])
  expect(found([], { trade: null })).toEqual([])
})
