import { expect, test } from 'vitest'
import { coveragePercentage } from './coverage.ts'

test.each([
  { covered: 42, total: 43, percentage: 97.7 },
  { covered: 43, total: 43, percentage: 100 },
  { covered: 44, total: 43, percentage: 100 },
  { covered: 1, total: 3, percentage: 33.3 },
  { covered: 0, total: 43, percentage: 0 },
  { covered: 0, total: 0, percentage: 0 },
])('$covered of $total is $percentage %', ({ covered, total, percentage }) => {
  expect(coveragePercentage(covered, total)).toBe(percentage)
})
