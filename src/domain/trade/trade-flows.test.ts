import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tries } from '#testing/long-run.ts'
import { anyChoice, anyRows } from '#testing/random-trade.ts'
import { aTradeTable, type RowFacts } from '#testing/trade-rows.ts'
import { sumAmounts, wholeAmount } from './amounts.ts'
import { selectRows } from './selected-rows.ts'
import { quantityFlows, recordFlows, rowsSentOn } from './trade-flows.ts'
import { tradeFlows } from './trade-flows-view.ts'
import { articleAmounts } from './trade-groups.ts'
import { lineAmounts, linesOfArticle } from './trade-quantities.ts'
import { BASES, COUNTRIES_BY, type CountryBy, type TradeSelection } from './trade-selection.ts'

const FACTS = { last_complete_year: 2022, listed_since: null, has_reservation: false }

const live = (rows: readonly RowFacts[], question: TradeSelection = {}) =>
  tradeFlows(aTradeTable(rows), question, 'quantity', FACTS)

const ends = ({ all }: ReturnType<typeof live>) =>
  all?.flows.map(({ from, importer, figure }) => [from, importer, figure])

describe('the flows of an article', () => {
  test('are of two countries each, the largest first, ties by code', () => {
    const flows = live([
      { exporter: 'GL', importer: 'DK', quantity: 5 },
      { exporter: 'GL', importer: 'DK', quantity: 2, year: 2011 },
      { exporter: 'RU', importer: 'FR', quantity: 3 },
      { exporter: 'FR', importer: 'RU', quantity: 3 },
    ])
    expect(ends(flows)).toEqual([
      ['GL', 'DK', 7],
      ['FR', 'RU', 3],
      ['RU', 'FR', 3],
    ])
  })

  test('rest on the larger report of each line, and tell what both sides report', () => {
    const [flow] =
      live([
        { exporter: 'GL', importer: 'DK', quantity: 5 },
        { exporter: 'GL', importer: 'DK', quantity: 2, reporter_type: 'I' },
        { exporter: 'GL', importer: 'DK', quantity: 4, reporter_type: 'I', year: 2011 },
      ]).all?.flows ?? []
    expect(flow).toEqual({
      from: 'GL',
      importer: 'DK',
      figure: 9,
      exporters: 5,
      importers: 6,
      matched: 2,
      rows: 3,
    })
  })

  test.each<[string, Partial<RowFacts>]>([
    ['an importer XX', { importer: 'XX' }],
    ['an importer that was not reported', { importer: null }],
    ['an exporter XV', { exporter: 'XV' }],
    ['an exporter ZZ', { exporter: 'ZZ' }],
  ])('without a named side, as with %s, are counted apart', (_, row) => {
    const { all } = live([{ ...row, quantity: 4 }, { quantity: 1 }])
    expect(all).toMatchObject({
      unnamed: { flows: 1, figure: 4 },
      drawn: { flows: 1, figure: 1 },
      total: { flows: 2, figure: 5 },
    })
  })

  test('from the high seas are counted apart: no country sends them', () => {
    const { all } = live([
      { exporter: 'HS', importer: 'JP', quantity: 4 },
      { exporter: 'NO', importer: 'JP', source: 'X', quantity: 2 },
    ])
    expect(all).toMatchObject({ high_seas: { flows: 1, figure: 6 }, flows: [], places: [] })
  })

  test('to an unnamed country count for the one that sends', () => {
    const { all } = live([
      { exporter: 'GL', importer: 'XX', quantity: 4 },
      { exporter: 'GL', importer: 'DK', quantity: 2 },
    ])
    expect(all?.places).toEqual([{ code: 'GL', figure: 6 }])
  })

  test('by source country begin where goods come from', () => {
    const sentOn = { exporter: 'DK', origin: 'GL', importer: 'US', quantity: 3 }
    expect(ends(live([sentOn], { by: 'source', movement: 'all' }))).toEqual([['GL', 'US', 3]])
    expect(ends(live([sentOn], { movement: 'all' }))).toEqual([['DK', 'US', 3]])
    expect(live([sentOn]).all).toBeNull()
  })

  test('are fifteen where they are drawn; the others are a number', () => {
    const importers = Array.from({ length: 20 }, (_, place) => `A${String.fromCharCode(65 + place)}`)
    const { all } = live(importers.map((importer, place) => ({ importer, quantity: 100 - place })))
    expect(all).toMatchObject({ drawn: { flows: 15 }, others: { flows: 5, figure: 85 + 84 + 83 + 82 + 81 } })
    expect(all?.flows).toHaveLength(20)
  })

  test('are those of each decade too', () => {
    const { decades } = live([
      { year: 1999, quantity: 1 },
      { year: 2003, quantity: 2 },
      { year: 2010, quantity: 4 },
    ])
    expect(decades.map(({ first, last, total }) => [first, last, total.figure])).toEqual([
      [1999, 1999, 1],
      [2003, 2003, 2],
      [2010, 2010, 4],
    ])
  })
})

test('goods of an Arctic country are sent on by a country outside the Arctic alone', () => {
  const table = aTradeTable([
    { exporter: 'FR', origin: 'GL' },
    { exporter: 'DK', origin: 'GL' },
    { exporter: 'GL', origin: null },
    { exporter: 'FR', origin: 'ID' },
    { exporter: 'FR', origin: 'XX' },
  ])
  expect(rowsSentOn(table, selectRows(table, {}).rows)).toBe(1)
})

describe('drawn, others, unnamed and high seas are the total, exactly', () => {
  const anyBy = fc.constantFrom<CountryBy>(...COUNTRIES_BY)

  test('of the quantity of every article, on every basis', () => {
    fc.assert(
      fc.property(anyRows, anyChoice, anyBy, fc.constantFrom(...BASES), (facts, choice, by, basis) => {
        const table = aTradeTable(facts)
        const { rows } = selectRows(table, choice)
        const lines = lineAmounts(table, rows)
        for (const article of articleAmounts(table, rows, lines)) {
          const counts = quantityFlows(table, {
            rows,
            lines: linesOfArticle(table, lines, article),
            basis,
            by,
          })
          const { drawn, others, unnamed, high_seas, total } = counts
          expect(total.figure).toBe(article[basis])
          expect(sumAmounts([drawn, others, unnamed, high_seas].map(({ figure }) => figure))).toBe(
            total.figure,
          )
          expect(sumAmounts(counts.flows.map(({ figure }) => figure))).toBe(drawn.figure + others.figure)
        }
      }),
      tries(200),
    )
  })

  test('of rows', () => {
    fc.assert(
      fc.property(anyRows, anyChoice, anyBy, (facts, choice, by) => {
        const table = aTradeTable(facts)
        const { rows } = selectRows(table, choice)
        const { drawn, others, unnamed, high_seas, total, flows } = recordFlows(table, rows, by)
        expect(drawn.figure + others.figure + unnamed.figure + high_seas.figure).toBe(rows.length)
        expect(drawn.flows + others.flows + unnamed.flows + high_seas.flows).toBe(total.flows)
        expect(drawn.flows + others.flows).toBe(flows.length)
      }),
      tries(200),
    )
  })

  test('a whole number is added without rounding', () => {
    const table = aTradeTable([{ quantity: 0.1 }, { quantity: 0.2 }, { quantity: 0.7, year: 2011 }])
    const { rows } = selectRows(table, {})
    const flows = quantityFlows(table, {
      rows,
      lines: lineAmounts(table, rows),
      basis: 'larger',
      by: 'exporter',
    })
    expect(flows.total.figure).toBe(wholeAmount(1))
  })
})
