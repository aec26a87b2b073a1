import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RepeatedIds } from './repeated-ids.ts'

const MANY = 1000

test('a line that repeats an id is told with the place where the id was first seen', async () => {
  const ids = new RepeatedIds(['trade_db_1.csv', 'trade_db_2.csv'])
  ids.note(533_731_031, 0, 2)
  ids.note(5_648_821_554, 1, 7)
  ids.note(533_731_031, 1, 8)
  ids.note(5_648_821_554, 1, 9)
  ids.note(533_731_031, 1, 10)
  expect(await ids.find(MANY)).toBe(3)
  expect(ids.earlierPlace(0, 2)).toBeUndefined()
  expect(ids.earlierPlace(1, 7)).toBeUndefined()
  expect(ids.earlierPlace(1, 8)).toBe('trade_db_1.csv:2')
  expect(ids.earlierPlace(1, 9)).toBe('trade_db_2.csv:7')
  expect(ids.earlierPlace(1, 10)).toBe('trade_db_1.csv:2')
})

test('what does not fit into memory is found in the file, as a list of all would find it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.maxSafeNat(), fc.nat({ max: 40 })), { maxLength: 400 }),
      fc.integer({ min: 1, max: 4 }),
      async (all, mostWaiting) => {
        const ids = new RepeatedIds(['one.csv'], { mostWaiting })
        for (const [place, id] of all.entries()) ids.note(id, 0, place + 1)
        await ids.find(MANY)
        const found = all.map((_, place) => ids.earlierPlace(0, place + 1))
        ids.close()
        expect(found).toEqual(
          all.map((id, place) => (all.indexOf(id) === place ? undefined : `one.csv:${all.indexOf(id) + 1}`)),
        )
      },
    ),
  )
})

test.each([0, 1])('more ids than there is room for at once, of which %i is repeated', async (repeated) => {
  const ids = new RepeatedIds(['one.csv'], { mostWaiting: 64 })
  for (let id = 0; id < 300_000; id += 1) ids.note(id * 7919, 0, id + 1)
  for (let line = 300_001; line <= 300_000 + repeated; line += 1) ids.note(299_999 * 7919, 0, line)
  expect(await ids.find(MANY)).toBe(repeated)
  expect(ids.earlierPlace(0, 300_001)).toBe(repeated === 0 ? undefined : 'one.csv:300000')
  ids.close()
})

test('of a file that repeats everything, no more lines are remembered than may be refused', async () => {
  const ids = new RepeatedIds(['one.csv'])
  for (let line = 1; line <= 5000; line += 1) ids.note(7, 0, line)
  expect(await ids.find(MANY)).toBe(MANY + 1)
})
