import { expect, test } from 'vitest'
import { flooredTenThousands, roundedThousands } from './counts.ts'

test.each([
  { count: 0, rounded: undefined, floored: undefined },
  { count: 1000, rounded: undefined, floored: undefined },
  { count: 1001, rounded: 1, floored: undefined },
  { count: 9999, rounded: 10, floored: undefined },
  { count: 10_000, rounded: 10, floored: 10 },
  { count: 464_042, rounded: 464, floored: 460 },
  { count: 473_102, rounded: 473, floored: 470 },
])(
  '$count is $rounded thousand on the landing card and $floored thousand on the browse page',
  ({ count, rounded, floored }) => {
    expect(roundedThousands(count)).toBe(rounded)
    expect(flooredTenThousands(count)).toBe(floored)
  },
)
