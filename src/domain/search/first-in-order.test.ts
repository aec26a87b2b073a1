import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#testing/long-run.ts'
import { firstInOrder } from './first-in-order.ts'

test('it gives what the beginning of the sorted list would be', () => {
  const item = fc.record({ rank: fc.integer({ min: 0, max: 9 }), id: fc.nat() })
  const byRank = (a: { rank: number }, b: { rank: number }) => a.rank - b.rank
  fc.assert(
    fc.property(fc.array(item, { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (items, most) => {
      expect(firstInOrder(items, most, byRank)).toEqual(items.toSorted(byRank).slice(0, most))
    }),
    tries(1000),
  )
})
