import { expect, test } from 'vitest'
import { Busy } from '#domain/problems.ts'
import { CostlyQuestions, MOST_AT_ONCE, MOST_WAITING } from './costly-questions.ts'

const STAYS = new AbortController().signal

/** Questions that end when they are told to, by the order in which they began. */
function heldQuestions() {
  const begun: { name: string; end: () => void }[] = []
  const ask = (name: string) => async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    begun.push({ name, end: resolve })
    await promise
    return name
  }
  return { ask, begun, names: () => begun.map(({ name }) => name) }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('two run at a time, and the next begins when one ends', async () => {
  const costly = new CostlyQuestions()
  const { ask, begun, names } = heldQuestions()
  const answers = ['a', 'b', 'c', 'd'].map((name) => costly.run(STAYS, ask(name)))
  await settled()
  expect(names()).toEqual(['a', 'b'])
  begun[1]?.end()
  await settled()
  expect(names()).toEqual(['a', 'b', 'c'])
  begun[0]?.end()
  await settled()
  for (const { end } of begun) end()
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd'])
})

test('beyond the queue a question is refused, and room is made by whoever ends or leaves', async () => {
  const costly = new CostlyQuestions()
  const { ask, begun, names } = heldQuestions()
  const leaving = new AbortController()
  const first = Array.from({ length: MOST_AT_ONCE }, (_, index) => costly.run(STAYS, ask(`runs ${index}`)))
  const left = costly.run(leaving.signal, ask('leaves'))
  const waiting = Array.from({ length: MOST_WAITING - 1 }, (_, index) =>
    costly.run(STAYS, ask(`waits ${index}`)),
  )
  await expect(costly.run(STAYS, ask('too many'))).rejects.toThrow(Busy)
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  const last = costly.run(STAYS, ask('came later'))
  await expect(costly.run(STAYS, ask('too many'))).rejects.toThrow(Busy)
  const all = Promise.all([...first, ...waiting, last])
  // Each that ends lets one begin, which ends in its turn.
  for (let place = 0; place < MOST_AT_ONCE + MOST_WAITING; place += 1) {
    begun[place]?.end()
    await settled()
  }
  await all
  expect(names()).toHaveLength(MOST_AT_ONCE + MOST_WAITING)
  expect(names().at(-1)).toBe('came later')
  expect(names()).not.toContain('leaves')
})

test('a question that fails gives its place up, and one whose asker left before is not begun', async () => {
  const costly = new CostlyQuestions()
  const fails = () => costly.run(STAYS, () => Promise.reject(new Error('no')))
  for (let time = 0; time < MOST_AT_ONCE + 1; time += 1) await expect(fails()).rejects.toThrow('no')
  const { ask, names } = heldQuestions()
  await expect(costly.run(AbortSignal.abort(), ask('gone'))).rejects.toThrow('aborted')
  expect(names()).toEqual([])
})
