import { describe, expect, test } from 'vitest'
import { aTradeTable, type RowFacts } from '#testing/trade-rows.ts'
import { type ComparedBy, comparedFigures, comparedQuestion, comparedUnit } from './compared-figures.ts'
import { LEFT_OUT_BY, leftOutRows } from './left-out-rows.ts'
import { tradeView } from './trade-view.ts'

const FACTS = { last_complete_year: 2012, listed_since: null, has_reservation: false }
const importers = { reporter_type: 'I' } as const

/** Its main article is tusks by number; meat is weighed. */
const NARWHAL: RowFacts[] = [
  { year: 2010, term: 'tusks', quantity: 10 },
  { year: 2010, term: 'tusks', quantity: 4, ...importers },
  { year: 2011, term: 'tusks', quantity: 7, exporter: 'DK', origin: 'GL' },
  { year: 2012, term: 'tusks', quantity: 3 },
  { year: 2010, term: 'carvings', quantity: 90 },
  { year: 2011, term: 'meat', unit: 'g', quantity: 2500, importer: 'JP' },
  { year: 2012, term: 'meat', unit: 'kg', quantity: 1.5, importer: 'JP', ...importers },
  { year: 2012, term: 'skin pieces', unit: 'kg', quantity: 50 },
]

const asked = (rows: RowFacts[], by: ComparedBy) => tradeView(aTradeTable(rows), comparedQuestion(by), FACTS)
const figures = (by: ComparedBy, rows = NARWHAL) => comparedFigures(asked(rows, by), by)

const yearsOf = (by: ComparedBy, rows = NARWHAL) => {
  const found = figures(by, rows)
  return 'why' in found ? found : found.years.map(({ year, value }) => [year, value])
}

test.each([
  { unit: undefined, measure: 'number' },
  { unit: ['kg'], measure: 'kg' },
  { unit: ['l', 'kg'], measure: 'l' },
])('of $unit, quantities are compared in $measure', ({ unit, measure }) => {
  const selection = unit === undefined ? {} : { unit }
  expect(comparedUnit(selection)).toBe(measure)
  expect(comparedQuestion({ measure: 'quantity', selection })).toEqual({ unit: [measure] })
  expect(comparedQuestion({ measure: 'records', selection })).toEqual(selection)
})

describe('the compared figure', () => {
  test('records are all rows of both sides', () => {
    expect(figures({ measure: 'records', selection: {} })).toEqual({
      article: null,
      rows: 8,
      total: 8,
      lower: 8,
      years: [
        { year: 2010, value: 3, lower: 3 },
        { year: 2011, value: 2, lower: 2 },
        { year: 2012, value: 3, lower: 3 },
      ],
      unknown_years: [],
    })
  })

  test('without a term, the main article in its measure: the larger side, direct trade, no other term added', () => {
    expect(figures({ measure: 'quantity', selection: {} })).toMatchObject({
      article: { term: 'tusks', measure: 'number' },
      rows: 3,
      total: 13,
    })
    expect(yearsOf({ measure: 'quantity', selection: {} })).toEqual([
      [2010, 10],
      [2012, 3],
    ])
  })

  test.each([
    {
      what: 'a term in its measure',
      selection: { term: ['meat'], unit: ['kg'] },
      years: [
        [2011, 2.5],
        [2012, 1.5],
      ],
    },
    { what: 'one side', selection: { reporter: 'importers' as const }, years: [[2010, 4]] },
    {
      what: 'all movements',
      selection: { movement: 'all' as const },
      years: [
        [2010, 10],
        [2011, 7],
        [2012, 3],
      ],
    },
    {
      what: 'of several terms the one with most rows',
      selection: { term: ['meat', 'skin pieces'], unit: ['kg'] },
      years: [
        [2011, 2.5],
        [2012, 1.5],
      ],
    },
  ])('quantity by $what', ({ selection, years }) => {
    expect(yearsOf({ measure: 'quantity', selection })).toEqual(years)
  })

  test('whole animals are a band', () => {
    const rows = [{ term: 'skins' }, { term: 'skulls' }, { term: 'live', importer: 'JP' }]
    expect(figures({ measure: 'animals', selection: {} }, rows)).toMatchObject({
      total: 3,
      lower: 2,
      rows: 3,
    })
  })
})

describe('no figure', () => {
  const kg = { unit: ['kg'] }
  test.each([
    {
      what: 'no rows in the measure',
      by: { measure: 'quantity', selection: kg },
      rows: [{ term: 'live' }],
      absence: { why: 'no_rows_in_measure', measure: 'kg' },
    },
    {
      what: 'a main article in another measure',
      by: { measure: 'quantity', selection: kg },
      rows: NARWHAL,
      absence: { why: 'no_rows_of_main_article', measure: 'kg' },
    },
    {
      what: 'nothing but re-exports',
      by: { measure: 'quantity', selection: {} },
      rows: [{ origin: 'GL' }],
      absence: { why: 'no_rows_of_movement' },
    },
    {
      what: 'an importer without rows',
      by: { measure: 'records', selection: { importer: ['FR'], purpose: ['T'] } },
      rows: NARWHAL,
      absence: { why: 'emptied', by: ['importer'] },
    },
    {
      what: 'years without rows',
      by: { measure: 'records', selection: { start_year: 2020 } },
      rows: NARWHAL,
      absence: { why: 'emptied', by: ['years'] },
    },
    {
      what: 'several choices together',
      by: { measure: 'records', selection: { importer: ['FR'], purpose: ['Z'] } },
      rows: NARWHAL,
      absence: { why: 'emptied', by: [] },
    },
    {
      what: 'a side that reports nothing',
      by: { measure: 'records', selection: { reporter: 'importers' } },
      rows: [{}],
      absence: { why: 'emptied', by: ['reporter'] },
    },
    {
      what: 'nothing that converts to animals',
      by: { measure: 'animals', selection: {} },
      rows: [{ term: 'meat', unit: 'kg' }],
      absence: { why: 'nothing_converts' },
    },
    {
      what: 'few rows that convert to animals',
      by: { measure: 'animals', selection: {} },
      rows: [{}, { term: 'meat', unit: 'kg' }, { term: 'carvings' }, { term: 'teeth' }],
      absence: { why: 'few_rows_convert', coverage: 0.25 },
    },
  ] as const)('because of $what', ({ by, rows, absence }) => {
    expect(figures(by, [...rows])).toEqual(absence)
  })
})

test.each([
  { measure: 'records', selection: {}, left: { choice: 0 } },
  { measure: 'records', selection: { movement: 'direct' }, left: { movement: 1 } },
  { measure: 'quantity', selection: {}, left: { choice: 3, re_exports: 1, other_terms: 1 } },
  {
    measure: 'quantity',
    selection: { reporter: 'exporters' },
    left: { choice: 3, reporter: 1, re_exports: 1 },
  },
  { measure: 'quantity', selection: { term: ['meat'], unit: ['kg'] }, left: { choice: 6, other_terms: 0 } },
  {
    measure: 'animals',
    selection: { unit: ['number'] },
    left: { choice: 3, re_exports: 1, not_converted: 1 },
  },
] as const)('rows counted and left out make all rows: $measure, $selection', ({ left, ...by }) => {
  const view = asked(NARWHAL, by)
  const found = comparedFigures(view, by)
  const counted = 'why' in found ? 0 : found.rows
  const leftOut = leftOutRows(view, by.measure, counted)
  expect(leftOut).toMatchObject(left)
  expect(LEFT_OUT_BY.reduce((sum, why) => sum + leftOut[why], counted)).toBe(NARWHAL.length)
})
