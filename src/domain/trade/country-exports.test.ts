import { expect, test } from 'vitest'
import { aTradeTable, type RowFacts } from '#testing/trade-rows.ts'
import { countryExports, type ExportsQuestion } from './country-exports.ts'

const WALRUS = 'Odobenus rosmarus'
const tusks = (changes: RowFacts): RowFacts => ({ term: 'tusks', exporter: 'GL', ...changes })
const exportsOf = (rows: readonly RowFacts[], question: Partial<ExportsQuestion> = {}, last = 2012) =>
  countryExports(aTradeTable(rows), { exporter: 'GL', ...question }, last)
const yearOf = (rows: readonly RowFacts[], question: Partial<ExportsQuestion> = {}) =>
  exportsOf(rows, question, 2010).years[0]

test.each([
  {
    what: 'both sides stand beside each other, and are not added',
    rows: [tusks({ quantity: 3 }), tusks({ quantity: 5, reporter_type: 'I' })],
    figures: { exporters: 3, importers: 5, larger: 5 },
  },
  {
    what: 'the larger report is taken line by line',
    rows: [
      tusks({ quantity: 3, importer: 'DK' }),
      tusks({ quantity: 1, importer: 'DK', reporter_type: 'I' }),
      tusks({ quantity: 4, importer: 'NO', reporter_type: 'I' }),
    ],
    figures: { exporters: 3, importers: 5, larger: 7 },
  },
  {
    what: 'a side without a row is not reported, which is not zero',
    rows: [tusks({ quantity: 3 })],
    figures: { exporters: 3, importers: null, larger: 3 },
  },
  {
    what: 'a reported zero is a zero',
    rows: [tusks({ quantity: 3 }), tusks({ quantity: 0, reporter_type: 'I' })],
    figures: { exporters: 3, importers: 0, larger: 3 },
  },
  {
    what: 'a tusk of a walrus is half an animal',
    rows: [tusks({ taxon: WALRUS, quantity: 5 })],
    figures: { exporters: 2.5, importers: null, larger: 2.5 },
  },
  {
    what: 'a re-export repeats goods that were counted before',
    rows: [tusks({ quantity: 3 }), tusks({ quantity: 9, origin: 'CA' })],
    figures: { exporters: 3, importers: null, larger: 3 },
  },
  {
    what: 'other countries are not counted',
    rows: [tusks({ quantity: 3 }), tusks({ quantity: 9, exporter: 'CA' })],
    figures: { exporters: 3, importers: null, larger: 3 },
  },
  {
    what: 'what does not convert keeps its measure',
    rows: [tusks({ term: 'meat', unit: 'g', quantity: 500 })],
    figures: { exporters: 0.5, importers: null, larger: 0.5 },
  },
])('$what', ({ rows, figures }) => {
  expect(yearOf(rows)).toEqual({ year: 2010, ...figures, complete: true })
})

test('a year without a row is zero up to the last complete year, so that a trade that stopped looks stopped', () => {
  const rows = [tusks({ year: 2009 }), tusks({ year: 2014 })]
  expect(
    exportsOf(rows).years.map(({ year, larger, exporters, complete }) => [year, larger, exporters, complete]),
  ).toEqual([
    [2009, 1, 1, true],
    [2010, 0, null, true],
    [2011, 0, null, true],
    [2012, 0, null, true],
    [2014, 1, 1, false],
  ])
})

test('a fraction of an animal is an error of the unit, and is not converted', () => {
  const rows = [tusks({ quantity: 2 }), tusks({ quantity: 0.5, reporter_type: 'I' })]
  expect(exportsOf(rows, {}, 2010)).toMatchObject({
    fraction_rows: 1,
    years: [{ exporters: 2, importers: null, larger: 2 }],
  })
})

test('articles that convert come first, and the first is shown without a choice', () => {
  const carvings = Array.from({ length: 3 }, () => tusks({ term: 'carvings' }))
  const rows = [...carvings, tusks({ unit: 'kg' }), tusks({ quantity: 2 })]
  const shown = exportsOf(rows)
  expect(shown.articles.map(({ term, measure, converts }) => [term, measure, converts])).toEqual([
    ['tusks', 'number', true],
    ['carvings', 'number', false],
    ['tusks', 'kg', false],
  ])
  expect(shown.article).toMatchObject({ term: 'tusks', measure: 'number' })
  expect(exportsOf(rows, { term: 'tusks', measure: 'kg' }).article).toMatchObject({ measure: 'kg', rows: 1 })
})

test('an article that the country never exported has no figures', () => {
  expect(exportsOf([tusks({})], { term: 'skulls' })).toMatchObject({ article: null, years: [] })
  expect(exportsOf([tusks({})], { exporter: 'CA' })).toMatchObject({ articles: [], article: null, years: [] })
})

test('Arctic countries with direct exports are offered, most rows first; without a choice it is the first', () => {
  const rows = [
    tusks({}),
    tusks({ exporter: 'CA' }),
    tusks({ exporter: 'CA' }),
    tusks({ exporter: 'FR' }),
    tusks({ exporter: 'DK', origin: 'GL' }),
  ]
  expect(exportsOf(rows, { exporter: null })).toMatchObject({
    exporter: 'CA',
    exporters: [
      { code: 'CA', rows: 2 },
      { code: 'GL', rows: 1 },
    ],
  })
})
