import { expect, test } from 'vitest'
import { CACHE_LIMITS } from './cache-limits.ts'

const MINUTE = 60_000

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
