import { expect, test } from 'vitest'
import { describeAtStake } from './records-at-stake.ts'

test.each([
  { what: 'a first start', held: { accounts: 0, changes: 0, releases: [] }, said: undefined },
  { what: 'one account', held: { accounts: 1, changes: 0, releases: [] }, said: '1 account' },
  {
    what: 'a portal in use',
    held: { accounts: 2, changes: 41, releases: ['cites_trade 2025.1'] },
    said: '2 accounts, 41 changes, cites_trade 2025.1',
  },
])('of $what is at stake: $said', ({ held, said }) => {
  expect(describeAtStake(held)).toBe(said)
})
