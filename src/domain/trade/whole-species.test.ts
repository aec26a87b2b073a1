import { expect, test } from 'vitest'
import { aTradeTable } from '#testing/trade-rows.ts'
import { wholeSpecies } from './whole-species.ts'

test.each([
  { what: 'no rows', rows: [], first_year: null, terms: [] },
  {
    what: 'most rows first, ties by term',
    rows: [
      { year: 2001, term: 'teeth' },
      { year: 1999, term: 'skulls' },
      { year: 2004, term: 'tusks' },
      { year: 2003, term: 'tusks' },
    ],
    first_year: 1999,
    terms: ['tusks', 'skulls', 'teeth'],
  },
])('$what', ({ rows, first_year, terms }) => {
  expect(wholeSpecies(aTradeTable(rows))).toEqual({ first_year, terms })
})
