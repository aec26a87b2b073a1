import { describe, expect, test } from 'vitest'
import { aTradeTable, type RowFacts } from '#testing/trade-rows.ts'
import { wholeAmount } from './amounts.ts'
import { ledgerPairs, pairShares } from './ledger-pairs.ts'
import { ledgersOf } from './ledgers.ts'
import { lineAmounts } from './trade-quantities.ts'

const pairsOf = (rows: readonly RowFacts[]) => ledgerPairs(aTradeTable(rows), Uint32Array.from(rows.keys()))
const importers = { reporter_type: 'I' } as const

test('what both sides report is matched, the rest is one side’s', () => {
  const rows: RowFacts[] = [
    { quantity: 10 },
    { quantity: 4, ...importers, purpose: 'P' },
    { quantity: 5, ...importers, exporter: 'GL' },
  ]
  const ledgers = ledgersOf(lineAmounts(aTradeTable(rows), Uint32Array.from(rows.keys())))
  expect(ledgers).toEqual({
    exporters: wholeAmount(10),
    importers: wholeAmount(9),
    matched: wholeAmount(4),
    only_exporters: wholeAmount(6),
    only_importers: wholeAmount(5),
    larger: wholeAmount(15),
    agreement: 4 / 15,
    lean: 1 / 19,
    lines: 2,
    lines_with_both_sides: 1,
  })
})

describe('pairs are found', () => {
  test.each([
    { what: 'alike in everything', other: {}, level: 'L0' },
    { what: 'alike but for the purpose', other: { purpose: 'P' }, level: 'L1' },
    { what: 'alike but for the origin', other: { origin: 'GL', purpose: 'P' }, level: 'L2' },
    { what: 'a year later, with an equal quantity', other: { year: 2011 }, level: 'L3' },
  ])('$what, at $level', ({ other, level }) => {
    const none = { L0: 0, L1: 0, L2: 0, L3: 0, left_exporters: 0, left_importers: 0 }
    expect(pairsOf([{}, { ...importers, ...other }])).toEqual({ ...none, [level]: 1 })
  })

  test.each([
    { what: 'in another unit', other: { unit: 'kg' } },
    { what: 'a year later with another quantity', other: { year: 2011, quantity: 2 } },
    { what: 'two years later', other: { year: 2012 } },
  ])('not $what', ({ other }) => {
    expect(pairsOf([{}, { ...importers, ...other }])).toMatchObject({ left_exporters: 1, left_importers: 1 })
  })
})

test('each pair and each report without one has its share', () => {
  const pairs = { L0: 4, L1: 1, L2: 0, L3: 1, left_exporters: 3, left_importers: 1 }
  expect(pairShares(pairs)).toEqual({ L0: 0.4, L1: 0.1, L2: 0, L3: 0.1, left: 0.4 })
  expect(pairShares(pairsOf([]))).toBeNull()
})
