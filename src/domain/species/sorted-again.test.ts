import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#testing/long-run.ts'
import { sortedAgain } from './sorted-again.ts'

interface Item {
  id: number
  rank: number
}

const byRank = (a: Item, b: Item) => a.rank - b.rank
const items = fc.uniqueArray(fc.record({ id: fc.nat(), rank: fc.nat(5) }), {
  minLength: 20,
  maxLength: 80,
  selector: ({ id }) => id,
})

test('a list that changed a little is sorted as if it never had been', () => {
  fc.assert(
    fc.property(items, items, fc.nat(3), fc.nat(), (list, others, changes, at) => {
      const given = list.toSorted((a, b) => a.id - b.id)
      const before = given.toSorted(byRank)
      const next = given
        .toSpliced(at % given.length, changes, ...others.slice(0, changes).map((one) => ({ ...one })))
        .toSorted((a, b) => a.id - b.id)
      expect(sortedAgain(next, byRank, { items: before, isSame: () => true })).toEqual(next.toSorted(byRank))
    }),
    tries(500),
  )
})

test('what would be sorted otherwise now is sorted anew', () => {
  const list = Array.from({ length: 30 }, (_, id) => ({ id }))
  const later = (a: { id: number }, b: { id: number }) => ((a.id + 15) % 30) - ((b.id + 15) % 30)
  expect(sortedAgain(list, later, { items: list, isSame: () => false }).map(({ id }) => id)[0]).toBe(15)
})
