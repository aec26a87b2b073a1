import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AmountSums, amountAsNumber, amountParts, formatAmount } from './amounts.ts'
import { conversionOf } from './measures.ts'

/** Adds quantities in their units and writes the sum. */
function summed(quantities: readonly [number, string | null][]): string {
  const sums = new AmountSums(1)
  for (const [quantity, unit] of quantities) {
    const { whole, rest } = amountParts(quantity, conversionOf(unit))
    sums.add(0, whole, rest)
  }
  return formatAmount(sums.of(0))
}

describe('a sum', () => {
  test.each([
    {
      what: 'pairs count two',
      quantities: [
        [3, 'pairs'],
        [1, null],
      ],
      sum: '7',
    },
    { what: 'half a pair is one', quantities: [[0.5, 'pairs']], sum: '1' },
    {
      what: 'grams are thousandths of kg',
      quantities: [
        [1500.25, 'g'],
        [1, 'kg'],
      ],
      sum: '2.50025',
    },
    { what: 'nine decimals of milligrams', quantities: [[4.714285902, 'mg']], sum: '0.000004714285902' },
    { what: 'microgrammes', quantities: [[3.3e8, 'microgrammes']], sum: '0.33' },
    { what: 'tonnes', quantities: [[2.0005, 'metric tons']], sum: '2000.5' },
    {
      what: 'tenths that doubles would miss',
      quantities: [
        [0.1, 'kg'],
        [0.2, 'kg'],
      ],
      sum: '0.3',
    },
    { what: 'square centimetres', quantities: [[60, 'cm2']], sum: '0.006' },
    { what: 'containers are not converted', quantities: [[12, 'sets']], sum: '12' },
  ] satisfies { what: string; quantities: [number, string | null][]; sum: string }[])(
    '$what: $sum',
    ({ quantities, sum }) => {
      expect(summed(quantities)).toBe(sum)
    },
  )

  test('of many rows is exact, whatever their order', () => {
    const milligrams = fc.integer({ min: 0, max: 1e12 }).map((thousandths) => thousandths / 1000)
    fc.assert(
      fc.property(fc.array(milligrams, { maxLength: 50 }), (quantities) => {
        const exact = quantities.reduce((sum, one) => sum + BigInt(Math.round(one * 1000)), 0n) * 10n ** 6n
        const asSum = (order: number[]) => summed(order.map((one) => [one, 'mg']))
        expect(asSum(quantities)).toBe(formatAmount(exact))
        expect(asSum(quantities.toReversed())).toBe(asSum(quantities))
      }),
    )
  })
})

test('an amount is the nearest double of its digits', () => {
  expect(amountAsNumber(174_132_638_484_585_489_000_000n)).toBe(174_132_638.4845855)
  expect(amountAsNumber(-(10n ** 15n) / 2n)).toBe(-0.5)
})
