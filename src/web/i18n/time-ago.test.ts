import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  { what: 'now', passed: 0, value: 0, unit: 'second' },
  { what: 'less than a minute', passed: MINUTE - 1, value: 0, unit: 'second' },
  { what: 'one clock ahead of the other', passed: -5000, value: 0, unit: 'second' },
  { what: 'a minute', passed: MINUTE, value: -1, unit: 'minute' },
  { what: 'not yet an hour', passed: HOUR - 1, value: -59, unit: 'minute' },
  { what: 'an hour and a half', passed: 90 * MINUTE, value: -1, unit: 'hour' },
  { what: 'yesterday', passed: DAY, value: -1, unit: 'day' },
  { what: 'three weeks', passed: 21 * DAY, value: -21, unit: 'day' },
  { what: 'two months', passed: 62 * DAY, value: -2, unit: 'month' },
  { what: 'a year', passed: 366 * DAY, value: -1, unit: 'year' },
])('$what: $value $unit', ({ passed, value, unit }) => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(timeAgo(now - passed, now)).toEqual({ value, unit })
})
