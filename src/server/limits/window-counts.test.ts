import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MOST_NETWORKS, WindowCounts } from './window-counts.ts'

const MINUTE = 60_000

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

const told = (how: 'incr' | 'read', counts: WindowCounts, network = 'home') => {
  let answer: unknown
  counts[how](network, (_, result) => (answer = result), MINUTE)
  return answer
}

test('a window begins with the first request and ends a minute later, however many come', () => {
  const counts = new WindowCounts()
  expect(told('incr', counts)).toEqual({ current: 1, ttl: MINUTE })
  vi.advanceTimersByTime(MINUTE - 1)
  expect(told('incr', counts)).toEqual({ current: 2, ttl: 1 })
  vi.advanceTimersByTime(1)
  expect(told('incr', counts)).toEqual({ current: 1, ttl: MINUTE })
})

test('reading counts nothing', () => {
  const counts = new WindowCounts()
  expect(told('read', counts)).toEqual({ current: 0, ttl: 0 })
  told('incr', counts)
  for (let time = 0; time < 3; time += 1) expect(told('read', counts)).toEqual({ current: 1, ttl: MINUTE })
})

test('each class counts by itself', () => {
  const counts = new WindowCounts()
  told('incr', counts)
  expect(told('incr', counts.child())).toEqual({ current: 1, ttl: MINUTE })
})

test('of more networks than are kept, those are forgotten that asked longest ago', () => {
  const counts = new WindowCounts()
  told('incr', counts, 'first')
  told('incr', counts, 'second')
  told('incr', counts, 'first')
  for (let network = 0; network < MOST_NETWORKS - 1; network += 1) told('incr', counts, String(network))
  expect(told('read', counts, 'first')).toMatchObject({ current: 2 })
  expect(told('read', counts, 'second')).toMatchObject({ current: 0 })
})
