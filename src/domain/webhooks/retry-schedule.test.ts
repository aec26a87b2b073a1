import { expect, test } from 'vitest'
import { isDelivered, isHopeless, nextAttempt } from './retry-schedule.ts'

const NOW = new Date('2026-11-27T08:00:00Z')

test.each([
  [1, '2026-11-27T08:00:05.000Z'],
  [2, '2026-11-27T08:05:00.000Z'],
  [3, '2026-11-27T08:30:00.000Z'],
  [4, '2026-11-27T10:00:00.000Z'],
  [9, '2026-11-28T08:00:00.000Z'],
  [10, undefined],
  [11, undefined],
])('after attempt %i comes the next at %s', (attempts, at) => {
  expect(nextAttempt(attempts, NOW)?.toISOString()).toBe(at)
})

test.each([
  [200, true],
  [204, true],
  [301, false],
  [410, false],
  [500, false],
  [null, false],
])('an answer of %s is a success: %s', (status, delivered) => {
  expect(isDelivered(status)).toBe(delivered)
})

test.each([
  ['2026-11-27T07:00:00Z', 500, false],
  ['2026-11-24T08:00:01Z', null, false],
  ['2026-11-24T08:00:00Z', null, true],
  ['2026-11-27T07:59:59Z', 410, true],
])('failing since %s, last with %s, is switched off: %s', (since, status, off) => {
  expect(isHopeless({ failing_since: new Date(since), status }, NOW)).toBe(off)
})
