import { expect, test } from 'vitest'
import type { AnnualSummary } from '#domain/trade/trade-summary.ts'
import { topTermsOverTime } from './top-terms-over-time-points.ts'

const traded = (year: number, terms: Record<string, number>): AnnualSummary => ({
  year,
  total_records_for_year: 1,
  total_quantity_for_year: 1,
  importers_summary: [],
  exporters_summary: [],
  terms_summary: Object.entries(terms).map(([term, quantity]) => ({ term, records: 1, quantity })),
  purposes_summary: [],
  sources_summary: [],
})

test('a year that does not name a term stays empty', () => {
  const annual = [traded(2000, { tusks: 8, meat: 3 }), traded(2002, { tusks: 4 })]
  expect(topTermsOverTime(annual, { first: 2000, last: 2002 }, 2001)).toEqual([
    {
      term: 'tusks',
      points: [
        { year: 2000, value: 8, complete: true },
        { year: 2001, value: null, complete: true },
        { year: 2002, value: 4, complete: false },
      ],
    },
    {
      term: 'meat',
      points: [
        { year: 2000, value: 3, complete: true },
        { year: 2001, value: null, complete: true },
        { year: 2002, value: null, complete: false },
      ],
    },
  ])
})

test('no more than five terms are drawn', () => {
  const annual = [traded(2000, { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 })]
  expect(topTermsOverTime(annual, { first: 2000, last: 2000 }, null).map(({ term }) => term)).toEqual([
    'f',
    'e',
    'd',
    'c',
    'b',
  ])
})
