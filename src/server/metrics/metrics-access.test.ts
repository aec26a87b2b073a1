import { expect, test } from 'vitest'
import { mayReadMetrics } from './metrics-access.ts'

const token = 'a token of some length'
const here = { from: '127.0.0.1', headers: {} }
const open = { metricsToken: undefined, trustProxy: false }

test.each([
  { who: 'a program of this machine', asking: here, rules: open, may: true },
  { who: 'the same over IPv6', asking: { ...here, from: '::1' }, rules: open, may: true },
  {
    who: 'the same on a socket for both',
    asking: { ...here, from: '::ffff:127.0.0.1' },
    rules: open,
    may: true,
  },
  { who: 'someone else', asking: { ...here, from: '192.0.2.7' }, rules: open, may: false },
  { who: 'nobody knows who', asking: { ...here, from: undefined }, rules: open, may: false },
  {
    who: 'someone through a proxy of this machine',
    asking: { ...here, headers: { 'x-forwarded-for': '192.0.2.7' } },
    rules: open,
    may: false,
  },
  { who: 'anybody once a proxy is trusted', asking: here, rules: { ...open, trustProxy: true }, may: false },
  {
    who: 'who has the token, through a proxy',
    asking: { from: '127.0.0.1', headers: { authorization: `Bearer ${token}`, via: '1.1 proxy' } },
    rules: { metricsToken: token, trustProxy: true },
    may: true,
  },
  {
    who: 'who has another token',
    asking: { ...here, headers: { authorization: `Bearer ${token}x` } },
    rules: { ...open, metricsToken: token },
    may: false,
  },
  {
    who: 'this machine without the token',
    asking: here,
    rules: { ...open, metricsToken: token },
    may: false,
  },
])('$who: $may', ({ asking, rules, may }) => {
  expect(mayReadMetrics(asking, rules)).toBe(may)
})
