import { expect, test } from 'vitest'
import { describeAtStake } from './records-at-stake.ts'

test.each([
  { what: 'a first start', held: { accounts: 0, changes: 0, releases: [] }, expected: undefined },
  { what: 'one account', held: { accounts: 1, changes: 0, releases: [] }, expected: '1 account' },
  {
    what: 'a portal in use',
    held: { accounts: 2, changes: 41, releases: ['cites_trade 2025.1'] },
    expected: '2 accounts, 41 changes, cites_trade 2025.1',
  },
])('of $what is at stake: $expected', ({ held, expected }) => {
  expect(describeAtStake(held)).toBe(expected)
})
