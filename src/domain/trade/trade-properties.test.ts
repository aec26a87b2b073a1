import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#testing/long-run.ts'
import { anyChoice, anyRows } from '#testing/random-trade.ts'
import {
  areOfDifferentThings,
  expectLargerBetween,
  expectLedgersAddUp,
  expectMovementsAddUp,
  expectNarrowing,
  expectPureMeasures,
} from '#testing/trade-properties.ts'
import { aTradeTable, type RowFacts } from '#testing/trade-rows.ts'
import { selectRows } from './selected-rows.ts'
import { GROUPED_BY } from './trade-dimensions.ts'
import { groupTrade } from './trade-groups.ts'
import type { TradeSelection } from './trade-selection.ts'

/* What holds of every table and every selection. Source: trade-methods, sections 2 to 4, 8 and 11. */

const RUNS = tries(300)
const chosen = (facts: readonly RowFacts[], selection: TradeSelection) => {
  const table = aTradeTable(facts)
  return { table, rows: selectRows(table, selection).rows }
}

test('the larger basis of an article lies between the smaller report and both together, in every group', () => {
  fc.assert(
    fc.property(anyRows, anyChoice, fc.subarray([...GROUPED_BY]), (facts, choice, by) => {
      const { table, rows } = chosen(facts, choice)
      expectLargerBetween(table, rows, by)
    }),
    RUNS,
  )
})

test('no measure is mixed', () => {
  fc.assert(
    fc.property(anyRows, anyChoice, (facts, choice) => {
      const { table, rows } = chosen(facts, choice)
      expectPureMeasures(table, rows)
    }),
    RUNS,
  )
})

test('direct trade and re-exports are all trade', () => {
  fc.assert(
    fc.property(anyRows, anyChoice, (facts, choice) => expectMovementsAddUp(aTradeTable(facts), choice)),
    RUNS,
  )
})

test('what both sides report and what only one does is the larger basis', () => {
  fc.assert(
    fc.property(anyRows, anyChoice, (facts, choice) => {
      const { table, rows } = chosen(facts, choice)
      expectLedgersAddUp(table, rows)
    }),
    RUNS,
  )
})

test('a further choice narrows, and never adds', () => {
  fc.assert(
    fc.property(anyRows, anyChoice, anyChoice, (facts, one, other) => {
      fc.pre(areOfDifferentThings(one, other))
      expectNarrowing(aTradeTable(facts), one, other)
    }),
    RUNS,
  )
})

/** The rows that a choice leaves, as a table of their own would begin with them. */
function left(facts: readonly RowFacts[], choice: TradeSelection): RowFacts[] {
  return Array.from(chosen(facts, choice).rows, (row) => facts[row] ?? {})
}

test('choices commute: one after the other, in either order, is both at once', () => {
  const figures = (facts: readonly RowFacts[], choice: TradeSelection) => {
    const { table, rows } = chosen(facts, choice)
    return groupTrade(table, rows, ['year', 'exporter'])
  }
  fc.assert(
    fc.property(anyRows, anyChoice, anyChoice, (facts, one, other) => {
      fc.pre(areOfDifferentThings(one, other))
      const atOnce = figures(facts, { ...one, ...other })
      expect(figures(left(facts, one), other)).toEqual(atOnce)
      expect(figures(left(facts, other), one)).toEqual(atOnce)
    }),
    RUNS,
  )
})
