import { expect, test } from 'vitest'
import {
  type FailedSignIn,
  minutesUntil,
  nextSignIn,
  type SignInAttempt,
  waitAfter,
} from './sign-in-limits.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const MINUTE = 60_000

const FROM_HOME: SignInAttempt = { account: 'owner', network: 'home', wider_network: null, device: null }
const KNOWN_DEVICE: SignInAttempt = { ...FROM_HOME, device: 'laptop' }
const OVER_IPV6: SignInAttempt = { ...FROM_HOME, network: 'a /64', wider_network: 'a /48' }

/** Failures like an attempt except for what is given, so many minutes ago. */
const failures = (
  minutesAgo: readonly number[],
  like: SignInAttempt,
  but: (index: number) => Partial<SignInAttempt> = () => ({}),
): FailedSignIn[] =>
  minutesAgo.map((minutes, index) => ({
    ...like,
    ...but(index),
    attempted_at: new Date(NOW.getTime() - minutes * MINUTE),
  }))
const times = (count: number, minutesAgo = 0) => Array<number>(count).fill(minutesAgo)
const elsewhere = (index: number) => ({ network: `network ${index}` })
const otherAccounts = (index: number) => ({ account: `account ${index}` })

interface Case {
  what: string
  attempt?: SignInAttempt
  failed: FailedSignIn[]
  /** In minutes. */
  wait: number | undefined
}

test.each<Case>([
  { what: 'no failure', failed: [], wait: undefined },
  { what: 'four failures', failed: failures([1, 2, 3, 4], FROM_HOME), wait: undefined },
  { what: 'five, the latest a minute ago', failed: failures([5, 1, 3, 2, 4], FROM_HOME), wait: 14 },
  { what: 'five, the latest long enough ago', failed: failures(times(5, 15), FROM_HOME), wait: undefined },
  { what: 'a sixth', failed: failures(times(6), FROM_HOME), wait: 30 },
  { what: 'a seventh', failed: failures(times(7), FROM_HOME), wait: 60 },
  { what: 'an eighth and no more', failed: failures(times(8), FROM_HOME), wait: 60 },
  { what: 'the day after', failed: failures(times(8, 24 * 60), FROM_HOME), wait: undefined },
  { what: 'five elsewhere', failed: failures(times(5), FROM_HOME, elsewhere), wait: undefined },
  { what: 'ninety-nine elsewhere', failed: failures(times(99), FROM_HOME, elsewhere), wait: undefined },
  { what: 'a hundred elsewhere', failed: failures(times(100), FROM_HOME, elsewhere), wait: 1 / 60 },
  { what: 'a thousand elsewhere', failed: failures(times(1000), FROM_HOME, elsewhere), wait: 1 },
  {
    what: 'a thousand, a minute ago',
    failed: failures(times(1000, 1), FROM_HOME, elsewhere),
    wait: undefined,
  },
  {
    what: 'a thousand elsewhere, on a known device',
    attempt: KNOWN_DEVICE,
    failed: failures(times(1000), FROM_HOME, elsewhere),
    wait: undefined,
  },
  {
    what: 'eight on the same network, on a known device',
    attempt: KNOWN_DEVICE,
    failed: failures(times(8), FROM_HOME),
    wait: undefined,
  },
  {
    what: 'five on the known device itself',
    attempt: KNOWN_DEVICE,
    failed: failures(times(5), KNOWN_DEVICE, elsewhere),
    wait: 15,
  },
  { what: 'five on a device, on none', failed: failures(times(5), KNOWN_DEVICE), wait: undefined },
  {
    what: 'a thousand on other devices of the account',
    attempt: KNOWN_DEVICE,
    failed: failures(times(1000), KNOWN_DEVICE, (index) => ({ device: `device ${index}` })),
    wait: 1,
  },
  {
    what: 'five on a device of another account',
    attempt: KNOWN_DEVICE,
    failed: failures(times(5), KNOWN_DEVICE, otherAccounts),
    wait: undefined,
  },
  {
    what: 'nineteen at other accounts from the network',
    failed: failures(times(19), FROM_HOME, otherAccounts),
    wait: undefined,
  },
  { what: 'twenty of them', failed: failures(times(20, 3), FROM_HOME, otherAccounts), wait: 12 },
  {
    what: 'nineteen at the account from other /64 of the /48',
    attempt: OVER_IPV6,
    failed: failures(times(19), OVER_IPV6, elsewhere),
    wait: undefined,
  },
  {
    what: 'twenty of them',
    attempt: OVER_IPV6,
    failed: failures(times(20), OVER_IPV6, elsewhere),
    wait: 15,
  },
  {
    what: 'ninety-nine at other accounts from other /64 of the /48',
    attempt: OVER_IPV6,
    failed: failures(times(99), OVER_IPV6, (index) => ({ ...elsewhere(index), ...otherAccounts(index) })),
    wait: undefined,
  },
  {
    what: 'a hundred of them',
    attempt: OVER_IPV6,
    failed: failures(times(100), OVER_IPV6, (index) => ({ ...elsewhere(index), ...otherAccounts(index) })),
    wait: 15,
  },
  {
    what: 'twenty at the account over IPv4, which has no /48',
    failed: failures(times(20), FROM_HOME, elsewhere),
    wait: undefined,
  },
  {
    what: 'four, the latest a moment ahead',
    failed: failures([3, 2, 1, -0.001], FROM_HOME),
    wait: undefined,
  },
  {
    what: 'eight by a clock that was ten minutes ahead',
    failed: failures(times(8, -10), FROM_HOME),
    wait: 70,
  },
  { what: 'eight by one that was an hour ahead', failed: failures(times(8, -60), FROM_HOME), wait: 120 },
  { what: 'eight by one further ahead', failed: failures(times(8, -60.1), FROM_HOME), wait: undefined },
  {
    what: 'eight by one that was three years ahead',
    failed: failures(times(8, -3 * 365 * 24 * 60), FROM_HOME),
    wait: undefined,
  },
])('$what: wait $wait minutes', ({ attempt = FROM_HOME, failed, wait }) => {
  const next = nextSignIn(attempt, failed, NOW)
  expect(next).toEqual(wait === undefined ? undefined : new Date(NOW.getTime() + wait * MINUTE))
})

test.each([
  { what: 'twenty at other accounts', by: { account: 'another' }, count: 20, waits: false },
  { what: 'five at the account', by: {}, count: 5, waits: true },
])('with a new password, $what from its network make its owner wait: $waits', ({ by, count, waits }) => {
  const failed = failures(times(count), { ...FROM_HOME, ...by })
  expect(nextSignIn(FROM_HOME, failed, NOW)).toBeDefined()
  expect(nextSignIn(FROM_HOME, failed, NOW, true) !== undefined).toBe(waits)
})

test.each([
  [0, 0],
  [4, 0],
  [5, 15],
  [6, 30],
  [7, 60],
  [8, 60],
  [5000, 60],
])('%i failures make the next attempt wait %i', (failed, wait) => {
  expect(waitAfter(failed, { free: 5, firstMs: 15, longestMs: 60 })).toBe(wait)
})

test.each([
  [600_000, 10],
  [600_001, 11],
  [1, 1],
  [0, 1],
])('%i ms are told as %i minutes', (ms, minutes) => {
  expect(minutesUntil(new Date(NOW.getTime() + ms), NOW)).toBe(minutes)
})
