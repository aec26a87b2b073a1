import { expect, test } from 'vitest'
import { BoundedCache, CACHE_LIMITS } from './bounded-cache.ts'

const MINUTE = 60_000

/** A cache of words that weigh ten bytes each, and its clock. */
function aCache(limits: Partial<typeof CACHE_LIMITS.general | { bytes: number; entries: number }> = {}) {
  const clock = { now: 0 }
  const cache = new BoundedCache<{ word: string; weight: number }>(
    { ...CACHE_LIMITS.general, ...limits },
    () => clock.now,
  )
  const keep = (...names: string[]) => {
    for (const name of names) cache.keep(name, { word: name, weight: 10 })
  }
  const found = (...names: string[]) => names.filter((name) => cache.find(name) !== undefined)
  return { cache, clock, keep, found }
}

test('the limits are those of the specification', () => {
  const inUnits = Object.entries(CACHE_LIMITS).map(([name, { bytes, entries, lifetimeMs }]) => [
    name,
    bytes / 1024 / 1024,
    entries,
    lifetimeMs / MINUTE,
  ])
  expect(inUnits).toEqual([
    ['general', 50, 1000, 30],
    ['api', 25, 500, 15],
    ['image', 100, 200, 60],
  ])
})

test.each([
  { what: 'entries', limits: { entries: 3 } },
  { what: 'bytes', limits: { bytes: 30 } },
])('with too many $what the one unused for longest goes', ({ limits }) => {
  const { keep, found } = aCache(limits)
  keep('bear', 'seal', 'whale')
  found('bear')
  keep('otter')
  expect(found('bear', 'seal', 'whale', 'otter')).toEqual(['bear', 'whale', 'otter'])
})

test('what is kept anew weighs once', () => {
  const { keep, found } = aCache({ bytes: 30 })
  keep('bear', 'bear', 'bear', 'seal', 'whale')
  expect(found('bear', 'seal', 'whale')).toEqual(['bear', 'seal', 'whale'])
})

test('what is heavier than everything allowed is not kept', () => {
  const { keep, found } = aCache({ bytes: 5 })
  keep('whale')
  expect(found('whale')).toEqual([])
})

test('what nobody asks for goes after its lifetime, what is asked for stays', () => {
  const { cache, clock, keep, found } = aCache()
  keep('bear', 'seal')
  clock.now = 20 * MINUTE
  found('seal')
  clock.now = 30 * MINUTE
  expect(found('bear', 'seal')).toEqual(['seal'])
  expect(cache.size).toBe(2)
  cache.tidy()
  expect(cache.size).toBe(1)
})

test('what was cleared leaves room for as much again', () => {
  const { cache, keep, found } = aCache({ bytes: 20 })
  keep('bear', 'seal')
  cache.clear()
  keep('whale', 'otter')
  expect(found('bear', 'whale', 'otter')).toEqual(['whale', 'otter'])
})
