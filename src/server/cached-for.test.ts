import { expect, test } from 'vitest'
import { cachedFor } from './cached-for.ts'

test('what was asked is asked once for all who wait, and again when it is no longer fresh', async () => {
  let now = 0
  let asked = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const ask = cachedFor(
    1000,
    () => now,
    async () => {
      asked += 1
      await promise
      return asked
    },
  )
  const waiting = [ask(), ask()]
  now = 5000
  waiting.push(ask())
  resolve()
  expect(await Promise.all(waiting)).toEqual([1, 1, 1])
  now = 5999
  expect(await ask()).toBe(1)
  now = 6000
  expect(await ask()).toBe(2)
})

test('a failure is kept as long, and no longer', async () => {
  let now = 0
  let asked = 0
  const ask = cachedFor(
    1000,
    () => now,
    async () => {
      asked += 1
      if (asked === 1) throw new Error('away')
      return 'back'
    },
  )
  await expect(ask()).rejects.toThrow('away')
  await expect(ask()).rejects.toThrow('away')
  now = 1000
  expect(await ask()).toBe('back')
})
