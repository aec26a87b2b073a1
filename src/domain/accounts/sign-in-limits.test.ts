import { expect, test } from 'vitest'
import { minutesUntil, nextSignIn, type SignInSubject } from './sign-in-limits.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const minutesAhead = (minutes: number) => minutesAgo(-minutes)

test.each<{ what: string; subject: SignInSubject; ago: number[]; wait: number | undefined }>([
  { what: 'no attempt', subject: 'account', ago: [], wait: undefined },
  { what: 'four of an account', subject: 'account', ago: [1, 2, 3, 4], wait: undefined },
  { what: 'five of an account', subject: 'account', ago: [1, 2, 3, 4, 5], wait: 10 },
  { what: 'five in any order', subject: 'account', ago: [5, 1, 3, 2, 4], wait: 10 },
  { what: 'five at once', subject: 'account', ago: [0, 0, 0, 0, 0], wait: 15 },
  { what: 'seven, of which the fifth counts', subject: 'account', ago: [1, 2, 3, 4, 6, 8, 14], wait: 9 },
  {
    what: 'five, the oldest just out of the window',
    subject: 'account',
    ago: [1, 2, 3, 4, 15],
    wait: undefined,
  },
  { what: 'five of a network', subject: 'network', ago: [1, 2, 3, 4, 5], wait: undefined },
  { what: 'nineteen of a network', subject: 'network', ago: Array(19).fill(3), wait: undefined },
  { what: 'twenty of a network', subject: 'network', ago: Array(20).fill(3), wait: 12 },
])('$what: wait $wait minutes', ({ subject, ago, wait }) => {
  const next = nextSignIn(subject, ago.map(minutesAgo), NOW)
  expect(next).toEqual(wait === undefined ? undefined : minutesAhead(wait))
})

test.each([
  [600_000, 10],
  [600_001, 11],
  [1, 1],
  [0, 1],
])('%i ms are told as %i minutes', (ms, minutes) => {
  expect(minutesUntil(new Date(NOW.getTime() + ms), NOW)).toBe(minutes)
})
