import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyChoice, anyRows } from '#testing/random-trade.ts'
import { aTradeTable, type RowFacts } from '#testing/trade-rows.ts'
import { countryIndex } from '../explorer/country-index.ts'
import { countryProfile } from '../explorer/country-profile.ts'
import { alikeRecords } from './alike-records.ts'
import { basisChoices } from './basis-choices.ts'
import { combineTables } from './combined-table.ts'
import { oneRowYears } from './one-row-years.ts'
import { countedRows } from './trade-basis.ts'
import { tradeChoices } from './trade-choices.ts'
import { FLOWS_OF, tradeFlows } from './trade-flows-view.ts'
import { lineAmounts } from './trade-quantities.ts'
import { BASES } from './trade-selection.ts'
import { wholeAnimals } from './whole-animals.ts'

const alike = (...rows: RowFacts[]) => alikeRecords(combineTables([['narwhal', aTradeTable(rows)]]))

describe('records are put together', () => {
  test.each<{ what: string; one: RowFacts; other: RowFacts; rows: number }>([
    { what: 'alike but for their quantities', one: { quantity: 2 }, other: { quantity: 5 }, rows: 1 },
    { what: 'in units of one measure', one: { unit: 'kg' }, other: { unit: 'g' }, rows: 1 },
    { what: 'of a whole number and of a fraction', one: { quantity: 2 }, other: { quantity: 0.5 }, rows: 2 },
    { what: 'of a quantity and of none', one: { quantity: 2 }, other: { quantity: null }, rows: 2 },
    { what: 'of both sides', one: { reporter_type: 'E' }, other: { reporter_type: 'I' }, rows: 2 },
    { what: 'of two origins that say the same', one: { origin: 'CA' }, other: { origin: null }, rows: 2 },
    { what: 'of two purposes', one: { purpose: 'T' }, other: { purpose: 'H' }, rows: 2 },
    { what: 'of two years', one: { year: 2001 }, other: { year: 2002 }, rows: 2 },
  ])('$what: $rows', ({ one, other, rows }) => {
    expect(alike(one, other)).toMatchObject({ length: rows })
  })

  test('with their number and their sum', () => {
    const { records, whole, rest } = alike({ quantity: 2 }, { quantity: 7, year: 2001 }, { quantity: 5 })
    expect([[...records], [...whole], [...rest]]).toEqual([
      [2, 1],
      [7, 7],
      [0, 0],
    ])
  })

  test('with the largest of them', () => {
    const { largest } = alike({ quantity: 2 }, { quantity: 7, unit: 'kg' }, { quantity: 9000, unit: 'g' }, {})
    expect([[...largest.record_id], [...largest.quantity], [...largest.whole]]).toEqual([
      [1, 3],
      [2, 9000],
      [2, 9],
    ])
  })
})

test('what is counted from them is what is counted from the records one by one', () => {
  fc.assert(
    fc.property(anyRows, anyRows, anyChoice, (narwhal, walrus, choice) => {
      const table = combineTables([
        ['narwhal', aTradeTable(narwhal)],
        ['walrus', aTradeTable(walrus.map((row) => ({ ...row, taxon: 'Odobenus rosmarus' })))],
      ])
      const together = alikeRecords(table)
      const { recordRows, quantityRows, ...basis } = countedRows(table, choice)
      const {
        recordRows: alikeRows,
        quantityRows: ofQuantities,
        ...alikeBasis
      } = countedRows(together, choice)
      expect(alikeBasis).toEqual(basis)
      expect(countryIndex(together)).toEqual(countryIndex(table))
      for (const last_complete_year of [1991, null]) {
        const country = { code: 'GL', last_complete_year }
        expect(countryProfile(together, country)).toEqual(countryProfile(table, country))
        const facts = { last_complete_year, listed_since: null, has_reservation: false }
        for (const of of FLOWS_OF)
          expect(tradeFlows(together, choice, of, facts)).toEqual(tradeFlows(table, choice, of, facts))
      }
      expect(oneRowYears(together, alikeRows)).toEqual(oneRowYears(table, recordRows))
      expect(tradeChoices(together, choice)).toEqual(tradeChoices(table, choice))
      expect(basisChoices(together, choice)).toEqual(basisChoices(table, choice))
      expect(lineAmounts(together, ofQuantities)).toEqual(lineAmounts(table, quantityRows))
      for (const side of BASES) {
        expect(wholeAnimals(together, ofQuantities, side)).toEqual(wholeAnimals(table, quantityRows, side))
      }
    }),
  )
})
