import { expect, test } from 'vitest'
import {
  exporterShares,
  importerShares,
  purposeShares,
  sourceShares,
  termShares,
  termSlices,
  topCountries,
  topTermsByQuantity,
} from './trade-shares.ts'
import type { AnnualSummary } from './trade-summary.ts'

const nothing: Omit<AnnualSummary, 'year'> = {
  total_records_for_year: 0,
  total_quantity_for_year: 0,
  importers_summary: [],
  exporters_summary: [],
  terms_summary: [],
  purposes_summary: [],
  sources_summary: [],
}

const withImporters = (year: number, importers: [string | null, number][]): AnnualSummary => ({
  ...nothing,
  year,
  importers_summary: importers.map(([importer_code, records]) => ({
    importer_code,
    records,
    quantity: records,
  })),
})

const withTerms = (
  year: number,
  terms: [term: string, records: number, quantity: number][],
): AnnualSummary => ({
  ...nothing,
  year,
  terms_summary: terms.map(([term, records, quantity]) => ({ term, records, quantity })),
})

test('a country is counted over all years, with its share of all records', () => {
  const years = [
    withImporters(2001, [['DK', 6]]),
    withImporters(2002, [
      ['DK', 3],
      ['JP', 3],
    ]),
  ]
  expect(importerShares(years)).toEqual([
    { code: 'DK', records: 9, quantity: 9, percentage: 75 },
    { code: 'JP', records: 3, quantity: 3, percentage: 25 },
  ])
})

test('ties stand in the order of the published code, not reported last', () => {
  const years = [
    withImporters(2001, [
      [null, 2],
      ['US', 2],
      ['CA', 2],
      ['XX', 2],
    ]),
  ]
  expect(importerShares(years).map(({ code }) => code)).toEqual(['CA', 'US', 'XX', null])
})

test('unknown, various and unreported partners stand apart from the countries, a blank code as none', () => {
  const years = [
    withImporters(2001, [
      ['XX', 5],
      ['', 3],
      [null, 1],
      ['DK', 2],
      ['XV', 1],
      ['GL', 1],
    ]),
  ]
  const { ranked, unnamed } = topCountries(importerShares(years))
  expect(ranked.map(({ code, records }) => [code, records])).toEqual([
    ['DK', 2],
    ['GL', 1],
  ])
  expect(unnamed.map(({ code, records }) => [code, records])).toEqual([
    ['XX', 5],
    [null, 4],
    ['XV', 1],
  ])
})

test('shares stay those of all records, whoever is named', () => {
  const { ranked, unnamed } = topCountries(
    importerShares([
      withImporters(2001, [
        ['XX', 75],
        ['DK', 25],
      ]),
    ]),
  )
  expect(ranked[0]?.percentage).toBe(25)
  expect(unnamed[0]?.percentage).toBe(75)
})

test('ten countries are ranked, however many records nobody is named for', () => {
  const many = Array.from({ length: 12 }, (_, place): [string, number] => [`C${place}`, 20 - place])
  const { ranked } = topCountries(importerShares([withImporters(2001, [['XX', 99], ...many])]))
  expect(ranked).toHaveLength(10)
  expect(ranked[0]?.code).toBe('C0')
})

test('every breakdown reads its own code', () => {
  const year: AnnualSummary = {
    ...nothing,
    year: 2001,
    exporters_summary: [{ exporter_code: 'GL', records: 1, quantity: 1 }],
    purposes_summary: [{ purpose_code: 'T', records: 1, quantity: 1 }],
    sources_summary: [{ source_code: null, records: 1, quantity: 1 }],
    terms_summary: [{ term: 'tusks', records: 1, quantity: 1 }],
  }
  const codes = [exporterShares, purposeShares, sourceShares, termShares].map(
    (shares) => shares([year])[0]?.code,
  )
  expect(codes).toEqual(['GL', 'T', null, 'tusks'])
})

test.each([
  { what: 'exactly two per cent stays', small: 2, slices: ['tusks', 'teeth'], others: null },
  { what: 'less joins Other', small: 1, slices: ['tusks'], others: 1 },
])('$what', ({ small, slices, others }) => {
  const shares = termShares([
    withTerms(2001, [
      ['tusks', 100 - small, 1],
      ['teeth', small, 1],
    ]),
  ])
  const result = termSlices(shares)
  expect(result.slices.map(({ code }) => code)).toEqual(slices)
  expect(result.other?.records ?? null).toBe(others)
})

test('Other counts its terms and keeps their quantity', () => {
  const shares = termShares([
    withTerms(2001, [
      ['tusks', 98, 5],
      ['teeth', 1, 7],
      ['bones', 1, 8],
    ]),
  ])
  expect(termSlices(shares).other).toEqual({ terms: 2, records: 2, quantity: 15, percentage: 2 })
})

test('the top terms are five, by quantity, then records, then name', () => {
  const years = [
    withTerms(2001, [
      ['meat', 1, 9],
      ['bones', 2, 5],
      ['teeth', 1, 5],
      ['skins', 1, 5],
    ]),
    withTerms(2002, [
      ['tusks', 1, 20],
      ['hair', 1, 1],
    ]),
  ]
  expect(topTermsByQuantity(years)).toEqual(['tusks', 'meat', 'bones', 'skins', 'teeth'])
})

test('no records give no shares', () => {
  expect(importerShares([])).toEqual([])
  expect(termSlices([])).toEqual({ slices: [], other: null })
  expect(topTermsByQuantity([])).toEqual([])
  expect(topCountries([])).toEqual({ ranked: [], unnamed: [] })
})
