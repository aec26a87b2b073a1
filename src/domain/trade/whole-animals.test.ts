import { describe, expect, test } from 'vitest'
import { aTradeTable, type RowFacts } from '#testing/trade-rows.ts'
import { wholeAnimals } from './whole-animals.ts'

const WALRUS = 'Odobenus rosmarus'

function band(rows: readonly RowFacts[], basis: 'exporters' | 'larger' = 'larger') {
  const table = aTradeTable(rows)
  return wholeAnimals(table, Uint32Array.from(rows.keys()), basis)
}

describe('animals', () => {
  test.each([
    {
      what: 'each item is one animal',
      rows: [{ quantity: 3 }, { term: 'bodies', quantity: 2 }],
      lower: 5,
      upper: 5,
    },
    {
      what: 'a skin and a skull may be one animal',
      rows: [
        { term: 'skins', quantity: 5 },
        { term: 'rug', quantity: 1 },
        { term: 'skulls', quantity: 4 },
      ],
      lower: 6,
      upper: 10,
    },
    {
      what: 'from two countries they are two',
      rows: [
        { term: 'skins', quantity: 5 },
        { term: 'skulls', quantity: 5, exporter: 'GL' },
      ],
      lower: 10,
      upper: 10,
    },
    {
      what: 'a walrus has two tusks',
      rows: [{ term: 'tusks', taxon: WALRUS, quantity: 5 }],
      lower: 2.5,
      upper: 2.5,
    },
    { what: 'a narwhal has one', rows: [{ term: 'tusks', quantity: 5 }], lower: 5, upper: 5 },
    {
      what: 'other tusks say nothing',
      rows: [{ term: 'tusks', taxon: 'Sus', quantity: 5 }],
      lower: 0,
      upper: 0,
    },
    { what: 'pairs count two', rows: [{ quantity: 3, unit: 'pairs' }], lower: 6, upper: 6 },
    {
      what: 'the larger report of a line counts',
      rows: [{ quantity: 3 }, { quantity: 4, reporter_type: 'I' as const }],
      lower: 4,
      upper: 4,
    },
  ])('$what: $lower to $upper', ({ rows, lower, upper }) => {
    expect(band(rows)).toMatchObject({ lower, upper })
  })

  test('rows that cannot be converted lower the coverage, fractions are counted apart', () => {
    const rows: RowFacts[] = [
      { quantity: 1 },
      { quantity: 0.5 },
      { term: 'meat', unit: 'kg', quantity: 40 },
      { term: 'eggs (live)', quantity: 10 },
    ]
    expect(band(rows)).toMatchObject({
      rows: 4,
      convertible_rows: 1,
      fraction_rows: 1,
      coverage: 0.25,
      shown: false,
    })
  })

  test('an animal and a half round to different figures', () => {
    const tusk = { term: 'tusks', taxon: WALRUS, quantity: 1 }
    expect(band([tusk, { ...tusk, term: 'skulls' }, { ...tusk, term: 'skins' }])).toMatchObject({
      lower: 1.5,
      upper: 2.5,
      one_figure: false,
    })
  })
})
