import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tries } from '#testing/long-run.ts'
import { anyChoice, anyRows } from '#testing/random-trade.ts'
import { aTradeTable, type RowFacts } from '#testing/trade-rows.ts'
import { combineTables } from '../trade/combined-table.ts'
import { selectRows } from '../trade/selected-rows.ts'
import { groupTrade } from '../trade/trade-groups.ts'
import type { TradeSelection } from '../trade/trade-selection.ts'
import { tradeView } from '../trade/trade-view.ts'
import { exploredTrade } from './explored-trade.ts'
import type { ExploredBy, ExploredCount } from './explorer-question.ts'

const FACTS = { last_complete_year: 2022, listed_since: null, has_reservation: false }
const ALL = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]

interface Asked {
  selection?: TradeSelection
  by?: ExploredBy[]
  count?: ExploredCount
  most?: number[]
}

const WALRUS = 'Odobenus rosmarus'

/** The trade of two species, and what a question leaves of it. */
function explored(
  narwhal: readonly RowFacts[],
  walrus: readonly RowFacts[],
  { selection = {}, by = ['year'], count = 'records', most = ALL }: Asked,
) {
  const table = combineTables([
    ['narwhal', aTradeTable(narwhal)],
    ['walrus', aTradeTable(walrus.map((row) => ({ taxon: WALRUS, ...row })))],
  ])
  return exploredTrade(table, { selection, facts: FACTS, grouped_by: by, count, most })
}

const figuresOf = (places: readonly { kind: string; value?: unknown; figure: number }[] = []) =>
  places.map(({ kind, value = kind, figure }) => [value, figure])

describe('places of an axis', () => {
  const rows = [
    { exporter: 'GL' },
    { exporter: 'GL' },
    { exporter: 'CA' },
    { exporter: 'US' },
    { exporter: 'XX' },
    { exporter: null },
    { exporter: 'HS' },
    { exporter: 'NO', source: 'X' },
  ]

  test('countries come by their figure, and what names none is counted apart', () => {
    expect(figuresOf(explored(rows, [], { by: ['exporter'] }).axes[0]?.places)).toEqual([
      ['GL', 2],
      ['CA', 1],
      ['US', 1],
      ['high_seas', 2],
      ['not_named', 2],
    ])
  })

  test('values after the first ones are one group', () => {
    expect(explored(rows, [], { by: ['exporter'], most: [1] }).axes[0]?.places).toMatchObject([
      { kind: 'value', value: 'GL', figure: 2 },
      { kind: 'others', values: 2, figure: 2 },
      { kind: 'high_seas', figure: 2 },
      { kind: 'not_named', figure: 2 },
    ])
  })

  test('years stand in their order, and all of them', () => {
    const years = [{ year: 2003 }, { year: 2001 }, { year: 2003 }]
    expect(figuresOf(explored(years, [], { by: ['year'], most: [1] }).axes[0]?.places)).toEqual([
      [2001, 1],
      [2003, 2],
    ])
  })

  test('species stand under their ids', () => {
    expect(figuresOf(explored([{}], [{}, {}], { by: ['species'] }).axes[0]?.places)).toEqual([
      ['walrus', 2],
      ['narwhal', 1],
    ])
  })
})

describe('quantities', () => {
  const both = [
    { reporter_type: 'E' as const, quantity: 3 },
    { reporter_type: 'I' as const, quantity: 5 },
  ]

  test('the larger side counts, and both sides stand beside it', () => {
    expect(explored(both, [], { count: 'quantity' }).total).toEqual({
      rows: 2,
      figure: 5,
      lower: 5,
      exporters: 3,
      importers: 5,
    })
  })

  test('are of one article alone: the one with most rows unless it is chosen', () => {
    const rows = [...both, { term: 'tusks', quantity: 9 }]
    expect(explored(rows, [], { count: 'quantity' })).toMatchObject({
      article: { term: 'live', measure: 'number' },
      total: { figure: 5 },
    })
    const tusks = explored(rows, [], { count: 'quantity', selection: { term: ['tusks'] } })
    expect(tusks).toMatchObject({ article: { term: 'tusks', measure: 'number' }, total: { figure: 9 } })
  })

  test('are of direct trade unless the choice names a movement', () => {
    const rows = [{ quantity: 1 }, { quantity: 2, origin: 'GL' }]
    expect(explored(rows, [], { count: 'quantity' }).total.figure).toBe(1)
    expect(explored(rows, [], { count: 'quantity', selection: { movement: 'all' } }).total.figure).toBe(3)
  })

  test('a cell without rows is null, not zero', () => {
    const rows = [{ year: 2001 }, { year: 2002, exporter: 'US' }]
    expect(explored(rows, [], { by: ['year', 'exporter'] }).cells).toEqual([
      [expect.objectContaining({ figure: 1 }), null],
      [null, expect.objectContaining({ figure: 1 })],
    ])
  })
})

describe('whole animals', () => {
  test('two tusks are one walrus, and one tusk is one narwhal', () => {
    const tusks = { term: 'tusks', quantity: 4 }
    const { axes, coverage } = explored([tusks], [tusks, { term: 'carvings' }], {
      count: 'animals',
      by: ['species'],
    })
    expect(figuresOf(axes[0]?.places)).toEqual([
      ['narwhal', 4],
      ['walrus', 2],
    ])
    expect(coverage).toBeCloseTo(2 / 3)
  })

  test('an animal that travels as skin and as skull makes a band', () => {
    const rows = [
      { term: 'skins', quantity: 2 },
      { term: 'skulls', quantity: 2 },
    ]
    expect(explored(rows, [], { count: 'animals' }).total).toMatchObject({ figure: 4, lower: 2 })
  })

  test('where no row converts the figure is not known', () => {
    const rows = [
      { year: 2001, term: 'carvings' },
      { year: 2001, exporter: 'GL' },
    ]
    expect(explored(rows, [], { by: ['year', 'exporter'], count: 'animals' }).cells[0]).toContain(null)
  })
})

describe('what holds of every table and every choice', () => {
  const RUNS = tries(200)

  test('records of an axis add up to all rows, also where the rest is one group', () => {
    fc.assert(
      fc.property(anyRows, anyRows, anyChoice, (narwhal, walrus, selection) => {
        const { rows, axes, cells } = explored(narwhal, walrus, {
          selection,
          by: ['importer', 'term'],
          most: [1, 1],
        })
        for (const { places } of axes) expect(sumOf(places.map((place) => place.figure))).toBe(rows)
        expect(sumOf(cells.flat().map((cell) => cell?.figure ?? 0))).toBe(rows)
      }),
      RUNS,
    )
  })

  test('one species has the figures of its own page', () => {
    fc.assert(
      fc.property(anyRows, anyChoice, (narwhal, selection) => {
        const view = tradeView(aTradeTable(narwhal), selection, FACTS)
        const by = view.by === 'source' ? 'source_country' : 'exporter'
        const { axes, ...counted } = explored(narwhal, [], { selection, by: [by], most: [10] })
        expect(counted).toMatchObject({ rows: view.rows, choices: view.choices, signs: expect.any(Array) })
        const ranked = axes[0]?.places.flatMap(({ figure, ...place }) =>
          place.kind === 'value' ? [{ code: place.value, figure }] : [],
        )
        expect(ranked ?? []).toEqual(view.exporters.ranked)
      }),
      RUNS,
    )
  })

  test('figures of two species together are those of each', () => {
    fc.assert(
      fc.property(anyRows, anyRows, anyChoice, (narwhal, walrus, selection) => {
        const own = [aTradeTable(narwhal), aTradeTable(walrus.map((row) => ({ ...row, taxon: WALRUS })))]
        const table = combineTables(own.map((one, place) => [String(place), one]))
        const grouped = groupTrade(table, selectRows(table, selection).rows, ['year', 'term', 'unit'])
        const sums = new Map<string, { records: number; larger: bigint }>()
        for (const one of own) {
          for (const group of groupTrade(one, selectRows(one, selection).rows, ['year', 'term', 'unit'])) {
            const key = group.values.join()
            const known = sums.get(key) ?? { records: 0, larger: 0n }
            const larger = group.articles.reduce((sum, article) => sum + article.larger, 0n)
            sums.set(key, { records: known.records + group.records, larger: known.larger + larger })
          }
        }
        expect(
          new Map(
            grouped.map(({ values, records, articles }) => [
              values.join(),
              { records, larger: articles.reduce((sum, article) => sum + article.larger, 0n) },
            ]),
          ),
        ).toEqual(sums)
      }),
      RUNS,
    )
  })
})

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0)
