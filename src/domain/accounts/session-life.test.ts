import { expect, test } from 'vitest'
import { endOf, hasEnded } from './session-life.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const hours = (ahead: number) => new Date(NOW.getTime() + ahead * 3_600_000)
const YEARS = 3 * 365 * 24

test.each([
  { what: 'just opened', created: 0, expires: 12, ended: false },
  { what: 'unused for less than twelve hours', created: -11, expires: 1, ended: false },
  { what: 'unused for longer', created: -13, expires: -1, ended: true },
  { what: 'renewed for less than a week', created: -167, expires: 12, ended: false },
  { what: 'renewed for longer', created: -169, expires: 12, ended: true },
  { what: 'opened by a clock a little ahead', created: 0.5, expires: 12.5, ended: false },
  { what: 'opened by a clock two hours ahead', created: 2, expires: 14, ended: true },
  { what: 'opened by a clock years ahead', created: YEARS, expires: YEARS + 12, ended: true },
  { what: 'renewed by a clock years ahead', created: -1, expires: YEARS, ended: true },
])('$what: ended $ended', ({ created, expires, ended }) => {
  expect(hasEnded({ createdAt: hours(created), expiresAt: hours(expires) }, NOW)).toBe(ended)
})

test.each([
  { what: 'its last renewal', created: -20, expires: 3, end: 3 },
  { what: 'the week', created: -166, expires: 12, end: 2 },
])('a session ends by $what', ({ created, expires, end }) => {
  expect(endOf({ createdAt: hours(created), expiresAt: hours(expires) })).toEqual(hours(end))
})
