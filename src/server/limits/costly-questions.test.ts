import { expect, test } from 'vitest'
import { Busy } from '#domain/problems.ts'
import { CostlyQuestions, MOST_AT_ONCE, MOST_WAITING, MOST_WAITING_OF_A_NETWORK } from './costly-questions.ts'

const STAYS = new AbortController().signal
/** Visitors who have nothing to do with each other. */
const network = (number: number) => `192.0.2.${number}`

/** Questions that end on demand, by the order in which they began. */
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
  const answers = ['a', 'b', 'c', 'd'].map((name) => costly.run(STAYS, ask(name), network(1)))
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
  const first = Array.from({ length: MOST_AT_ONCE }, (_, index) =>
    costly.run(STAYS, ask(`runs ${index}`), network(index)),
  )
  const left = costly.run(leaving.signal, ask('leaves'), network(0))
  const waiting = Array.from({ length: MOST_WAITING - 1 }, (_, index) =>
    costly.run(STAYS, ask(`waits ${index}`), network(index)),
  )
  await expect(costly.run(STAYS, ask('too many'), network(99))).rejects.toThrow(Busy)
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  const last = costly.run(STAYS, ask('came later'), network(98))
  await expect(costly.run(STAYS, ask('too many'), network(99))).rejects.toThrow(Busy)
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
  const fails = () => costly.run(STAYS, () => Promise.reject(new Error('no')), network(1))
  for (let time = 0; time < MOST_AT_ONCE + 1; time += 1) await expect(fails()).rejects.toThrow('no')
  const { ask, names } = heldQuestions()
  await expect(costly.run(AbortSignal.abort(), ask('gone'), network(1))).rejects.toThrow('aborted')
  expect(names()).toEqual([])
})

test('one network takes half of the queue and leaves the rest to others', async () => {
  const costly = new CostlyQuestions()
  const { ask, begun, names } = heldQuestions()
  const running = ['a', 'b'].map((name) => costly.run(STAYS, ask(name), network(1)))
  const waiting = Array.from({ length: MOST_WAITING_OF_A_NETWORK }, () =>
    costly.run(STAYS, ask('waits'), network(1)),
  )
  await expect(costly.run(STAYS, ask('one more'), network(1))).rejects.toThrow(Busy)
  const other = costly.run(STAYS, ask('of another network'), network(2))
  for (let place = 0; place < MOST_AT_ONCE + MOST_WAITING_OF_A_NETWORK + 1; place += 1) {
    begun[place]?.end()
    await settled()
  }
  await Promise.all([...running, ...waiting, other])
  expect(names().at(-1)).toBe('of another network')
})

test('what the portal asks for its pages goes first, and has a place when the queue is full', async () => {
  const costly = new CostlyQuestions()
  const { ask, begun, names } = heldQuestions()
  const running = ['a', 'b'].map((name, index) => costly.run(STAYS, ask(name), network(index)))
  const waiting = Array.from({ length: MOST_WAITING }, (_, index) =>
    costly.run(STAYS, ask('waits'), network(index)),
  )
  const own = costly.run(STAYS, ask('of a page'), undefined)
  await settled()
  begun[0]?.end()
  await settled()
  expect(names()).toEqual(['a', 'b', 'of a page'])
  for (let place = 1; place < MOST_AT_ONCE + MOST_WAITING + 1; place += 1) {
    begun[place]?.end()
    await settled()
  }
  await Promise.all([...running, ...waiting, own])
})
