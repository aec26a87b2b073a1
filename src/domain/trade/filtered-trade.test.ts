import { expect, test } from 'vitest'
import { estimatedTrade, needsRecords, yearsWithin } from './filtered-trade.ts'
import type { AnnualSummary } from './trade-summary.ts'

const years = [1999, 2000, 2001, 2002].map((year) => ({ year }))

test.each([
  { what: 'both ends are included', range: { start_year: 2000, end_year: 2001 }, left: [2000, 2001] },
  { what: 'one year', range: { start_year: 2000, end_year: 2000 }, left: [2000] },
  { what: 'no end', range: { start_year: 2001 }, left: [2001, 2002] },
  { what: 'no start', range: { end_year: 2000 }, left: [1999, 2000] },
  { what: 'no range', range: {}, left: [1999, 2000, 2001, 2002] },
  { what: 'ends in the wrong order', range: { start_year: 2002, end_year: 2000 }, left: [] },
])('$what', ({ range, left }) => {
  expect(yearsWithin(years, range).map(({ year }) => year)).toEqual(left)
})

test.each([
  { narrowing: {}, answer: false },
  { narrowing: { start_year: 2000 }, answer: false },
  { narrowing: { term: 'tusks' }, answer: true },
  { narrowing: { importer: 'DK' }, answer: true },
  { narrowing: { exporter: 'GL' }, answer: true },
])('$narrowing needs the records: $answer', ({ narrowing, answer }) => {
  expect(needsRecords(narrowing)).toBe(answer)
})

const year: AnnualSummary = {
  year: 2000,
  total_records_for_year: 10,
  total_quantity_for_year: 100,
  terms_summary: [
    { term: 'tusks', records: 4, quantity: 40 },
    { term: 'meat', records: 6, quantity: 60 },
  ],
  importers_summary: [
    { importer_code: 'DK', records: 7, quantity: 20 },
    { importer_code: 'JP', records: 3, quantity: 80 },
  ],
  exporters_summary: [{ exporter_code: 'GL', records: 10, quantity: 100 }],
  purposes_summary: [],
  sources_summary: [],
}

test.each([
  { what: 'nothing narrows', narrowing: {}, records: 10, quantity: 100 },
  { what: 'one filter gives its own total', narrowing: { term: 'tusks' }, records: 4, quantity: 40 },
  {
    what: 'two filters give the smaller',
    narrowing: { term: 'meat', importer: 'DK' },
    records: 6,
    quantity: 20,
  },
  {
    what: 'a filter that leaves nothing leaves nothing of the year',
    narrowing: { term: 'skins', importer: 'JP' },
    records: 0,
    quantity: 0,
  },
  {
    what: 'nothing left anywhere is nothing',
    narrowing: { term: 'skins', importer: 'US', exporter: 'CA' },
    records: 0,
    quantity: 0,
  },
])('$what', ({ narrowing, records, quantity }) => {
  expect(estimatedTrade([year], narrowing)).toMatchObject([
    { total_records_for_year: records, total_quantity_for_year: quantity },
  ])
})

test('an estimate keeps only what the filters leave of each breakdown', () => {
  const [estimated] = estimatedTrade([year], { term: 'tusks', importer: 'DK' })
  expect(estimated?.terms_summary).toEqual([{ term: 'tusks', records: 4, quantity: 40 }])
  expect(estimated?.importers_summary).toEqual([{ importer_code: 'DK', records: 7, quantity: 20 }])
  expect(estimated?.exporters_summary).toHaveLength(1)
})

test('an estimate leaves out the years outside the range', () => {
  expect(estimatedTrade([year], { start_year: 2001 })).toEqual([])
})

test('a breakdown that nobody narrowed and that is empty by itself takes nothing away', () => {
  const unnamed = { ...year, importers_summary: [] }
  expect(estimatedTrade([unnamed], { term: 'tusks' })).toMatchObject([
    { total_records_for_year: 4, total_quantity_for_year: 40 },
  ])
  expect(estimatedTrade([unnamed], { term: 'tusks', importer: 'DK' })).toMatchObject([
    { total_records_for_year: 0, total_quantity_for_year: 0 },
  ])
})
