import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SeenIds } from './seen-ids.ts'

test('an id is told with the place it was first seen', () => {
  const ids = new SeenIds(['trade_db_1.csv', 'trade_db_2.csv'])
  expect(ids.earlierPlace(533_731_031, 0, 2)).toBeUndefined()
  expect(ids.earlierPlace(5_648_821_554, 1, 7)).toBeUndefined()
  expect(ids.earlierPlace(533_731_031, 1, 3)).toBe('trade_db_1.csv:2')
  expect(ids.earlierPlace(5_648_821_554, 1, 9)).toBe('trade_db_2.csv:7')
})

test('ids that differ are never taken for one another', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.maxSafeNat(), { maxLength: 300 }), (unique) => {
      const ids = new SeenIds(['one.csv'])
      for (const [line, id] of unique.entries()) expect(ids.earlierPlace(id, 0, line + 1)).toBeUndefined()
      for (const [line, id] of unique.entries())
        expect(ids.earlierPlace(id, 0, 999)).toBe(`one.csv:${line + 1}`)
    }),
  )
})

test('more ids than the first table holds', () => {
  const ids = new SeenIds(['one.csv'])
  for (let id = 0; id < 300_000; id += 1) ids.earlierPlace(id * 7919, 0, id + 1)
  expect(ids.earlierPlace(299_999 * 7919, 0, 1)).toBe('one.csv:300000')
  expect(ids.earlierPlace(7, 0, 1)).toBeUndefined()
})
