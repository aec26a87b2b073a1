import { expect, test } from 'vitest'
import { flooredTenThousands, roundedThousands } from './counts.ts'

test.each([
  { count: 0, rounded: '0', floored: '0' },
  { count: 1000, rounded: '1000', floored: '1000' },
  { count: 1001, rounded: '1K', floored: '1001' },
  { count: 9999, rounded: '10K', floored: '9999' },
  { count: 10_000, rounded: '10K', floored: '10K+' },
  { count: 464_042, rounded: '464K', floored: '460K+' },
  { count: 473_102, rounded: '473K', floored: '470K+' },
])(
  '$count is $rounded on the landing card and $floored on the browse page',
  ({ count, rounded, floored }) => {
    expect(roundedThousands(count)).toBe(rounded)
    expect(flooredTenThousands(count)).toBe(floored)
  },
)
