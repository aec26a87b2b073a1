import { describe, expect, test } from 'vitest'
import { aTradeTable, type RowFacts } from '#testing/trade-rows.ts'
import { groupedTrade } from './grouped-trade.ts'
import type { TradeFacts } from './trade-signs.ts'
import { tradeView } from './trade-view.ts'

const FACTS: TradeFacts = { last_complete_year: 2012, listed_since: 1979, has_reservation: false }
const importers = { reporter_type: 'I' } as const

const ROWS: RowFacts[] = [
  { year: 2010, term: 'tusks', quantity: 10 },
  { year: 2010, term: 'tusks', quantity: 4, ...importers },
  { year: 2011, term: 'tusks', quantity: 7, exporter: 'DK', origin: 'GL' },
  { year: 2011, term: 'meat', unit: 'kg', quantity: 2.5, importer: 'JP' },
  { year: 2013, term: 'tusks', quantity: null, purpose: null },
]

describe('what a choice leaves', () => {
  test('records rest on all movements and both sides, quantities on direct trade and on each basis', () => {
    const view = tradeView(aTradeTable(ROWS), {}, FACTS)
    expect(view).toMatchObject({
      rows: 5,
      all_rows: 5,
      movement: 'all',
      quantity_movement: 'direct',
      exporters_records: 4,
      importers_records: 1,
      records_by_year: [
        { year: 2010, exporters: 1, importers: 1 },
        { year: 2011, exporters: 2, importers: 0 },
        { year: 2013, exporters: 1, importers: 0 },
      ],
      article: { term: 'tusks', measure: 'number' },
      is_main_article: true,
    })
    expect(view.articles).toEqual([
      { term: 'meat', measure: 'kg', rows: 1, exporters: 2.5, importers: 0, larger: 2.5 },
      { term: 'tusks', measure: 'number', rows: 3, exporters: 10, importers: 4, larger: 10 },
    ])
    expect(view.over_time.map(({ term }) => term)).toEqual(['tusks'])
    expect(view.ledgers).toMatchObject({
      matched: 4,
      agreement: 0.4,
      // The row of meat is another article's, the re-export of another movement.
      pairs: { L0: 1, L1: 0, L2: 0, L3: 0, left_exporters: 1, left_importers: 0 },
      net_trade: [
        { country: 'CA', gross_exports: 10, gross_imports: 0, net_exports: 10, net_imports: null },
        { country: 'US', gross_exports: 0, gross_imports: 10, net_exports: null, net_imports: 10 },
      ],
    })
    expect(tradeView(aTradeTable(ROWS), { exporter: ['CA'] }, FACTS).ledgers?.net_trade).toBeNull()
  })

  test('purposes are counted in each year with rows, and the whole species stays what it is', () => {
    const view = tradeView(aTradeTable(ROWS), { term: ['tusks'] }, FACTS)
    expect(view.purposes).toEqual([
      { value: 'T', records: 3, by_year: [2, 1, 0] },
      { value: null, records: 1, by_year: [0, 0, 1] },
    ])
    expect(view.whole_species).toEqual({ first_year: 2010, terms: ['tusks', 'meat'] })
  })

  test('by source country a Danish re-export of Greenland’s is Greenland’s', () => {
    const view = tradeView(aTradeTable(ROWS), { by: 'source', movement: 'all', exporter: ['GL'] }, FACTS)
    expect(view).toMatchObject({ rows: 1, exporters: { ranked: [{ code: 'GL', figure: 1 }] } })
    expect(view.quantity_exporters.ranked).toEqual([{ code: 'GL', figure: 7 }])
  })

  test('each dimension says what a further choice would leave', () => {
    const { choices } = tradeView(aTradeTable(ROWS), { term: ['meat'] }, FACTS)
    expect(choices.term).toEqual([
      { value: 'tusks', rows: 4 },
      { value: 'meat', rows: 1 },
    ])
    expect(choices.importer).toEqual([
      { value: 'JP', rows: 1 },
      { value: 'US', rows: 0 },
    ])
    expect(choices.purpose).toEqual([
      { value: 'T', rows: 1 },
      { value: '-', rows: 0 },
    ])
  })

  test('nothing left is nothing, with what the other choices would leave', () => {
    const view = tradeView(aTradeTable(ROWS), { term: ['meat'], importer: ['US'] }, FACTS)
    expect(view).toMatchObject({ rows: 0, article: null, over_time: [], ledgers: null, signs: [] })
    expect(view.choices.importer).toContainEqual({ value: 'JP', rows: 1 })
  })
})

describe('signs', () => {
  const signsOf = (rows: RowFacts[], selection = {}, facts = FACTS) =>
    tradeView(aTradeTable(rows), selection, facts).signs.map(({ sign }) => sign)

  test.each([
    { what: 'both ledgers', rows: ROWS, has: 'both_ledgers_counted' },
    { what: 'one side only', rows: [{ term: 'tusks' }], has: 'one_side_only' },
    {
      what: 'a twentieth',
      rows: [{ quantity: 100 }, { quantity: 4, ...importers }],
      has: 'one_side_below_a_twentieth',
    },
    { what: 'many re-exports', rows: [{ origin: 'GL' }, {}, {}], has: 're_exports' },
    { what: 'a newest year that is incomplete', rows: [{ year: 2013 }], has: 'newest_year_incomplete' },
    { what: 'early rows without a source', rows: [{ year: 1985, source: null }], has: 'source_unrecorded' },
    { what: 'a listing later than 1975', rows: [{}], has: 'listed_only_since' },
    {
      what: 'one row that makes a year',
      rows: [{ quantity: 1000 }, ...Array.from({ length: 9 }, () => ({ quantity: 10 }))],
      has: 'one_row_year',
    },
  ])('$what: $has', ({ rows, has }) => {
    expect(signsOf(rows)).toContain(has)
  })

  test('of one side alone no other side is missed', () => {
    expect(signsOf(ROWS, { reporter: 'exporters' })).not.toContain('one_side_only')
  })

  test('a reservation is named where one is known', () => {
    expect(signsOf([{}], {}, { ...FACTS, has_reservation: true })).toContain('reservation_known')
  })
})

describe('groups', () => {
  const group = (selection = {}, by: Parameters<typeof groupedTrade>[2] = []) =>
    groupedTrade(aTradeTable(ROWS), selection, by, FACTS).groups

  test('give a quantity once per side, never as a sum', () => {
    const [all] = group()
    expect(all?.articles).toContainEqual({
      term: 'tusks',
      measure: 'number',
      rows: 3,
      exporters: 10,
      importers: 4,
    })
  })

  test('give the larger side where it is asked for', () => {
    const [all] = group({ reporter: 'larger', term: ['tusks'] })
    expect(all?.articles).toEqual([{ term: 'tusks', measure: 'number', rows: 3, larger: 10 }])
  })

  test('are in the order of their values; what was not reported comes last', () => {
    expect(group({}, ['purpose']).map(({ values }) => values)).toEqual([['T'], [null]])
    expect(group({}, ['year', 'term']).map(({ values }) => values)).toEqual([
      [2010, 'tusks'],
      [2011, 'meat'],
      [2011, 'tusks'],
      [2013, 'tusks'],
    ])
  })
})
