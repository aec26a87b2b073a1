import { expect, test } from 'vitest'
import { captiveShare } from './commercial-trade.ts'

test.each([
  { records: 0, captive_records: 0, share: undefined },
  { records: 4, captive_records: 0, share: 0 },
  { records: 4, captive_records: 3, share: 75 },
  { records: 4, captive_records: 4, share: 100 },
])('$captive_records of $records: $share', ({ share, ...counted }) => {
  expect(captiveShare({ since: 2000, ...counted })).toBe(share)
})
