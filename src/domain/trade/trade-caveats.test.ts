import { expect, test } from 'vitest'
import { isCompleteYear, tradeCaveats } from './trade-caveats.ts'
import type { AnnualSummary } from './trade-summary.ts'

const plain = {
  annual_summaries: [],
  exporter_reported_records: 5,
  importer_reported_records: 0,
  has_mixed_units: false,
  overall_max_year: 2020,
  last_complete_year: 2022,
}

const sourcesOf = (year: number, sources: [string | null, number][]): AnnualSummary => ({
  year,
  total_records_for_year: 0,
  total_quantity_for_year: 0,
  importers_summary: [],
  exporters_summary: [],
  terms_summary: [],
  purposes_summary: [],
  sources_summary: sources.map(([source_code, records]) => ({ source_code, records, quantity: 0 })),
})

test.each([
  { what: 'nothing to know', trade: {}, caveats: [] },
  { what: 'both sides reported', trade: { importer_reported_records: 1 }, caveats: ['both_reporters'] },
  { what: 'several units', trade: { has_mixed_units: true }, caveats: ['mixed_units'] },
  { what: 'a stub of a year', trade: { overall_max_year: 2023 }, caveats: ['latest_year_incomplete'] },
  { what: 'the last complete year itself', trade: { overall_max_year: 2022 }, caveats: [] },
  {
    what: 'no complete year known',
    trade: { overall_max_year: 2023, last_complete_year: null },
    caveats: [],
  },
  {
    what: 'most early records without source',
    trade: {
      annual_summaries: [
        sourcesOf(1990, [
          [null, 3],
          ['W', 2],
        ]),
      ],
    },
    caveats: ['source_unrecorded'],
  },
  {
    what: 'half of them are not most',
    trade: {
      annual_summaries: [
        sourcesOf(1990, [
          [null, 2],
          ['W', 2],
        ]),
      ],
    },
    caveats: [],
  },
  {
    what: 'blanks from 1991 on are another matter',
    trade: { annual_summaries: [sourcesOf(1991, [[null, 3]])] },
    caveats: [],
  },
])('$what: $caveats', ({ trade, caveats }) => {
  expect(tradeCaveats({ ...plain, ...trade })).toEqual(caveats)
})

test.each([
  { year: 2022, last: 2022, complete: true },
  { year: 2023, last: 2022, complete: false },
  { year: 2023, last: null, complete: true },
])('$year beside $last', ({ year, last, complete }) => {
  expect(isCompleteYear(year, last)).toBe(complete)
})
