import { expect, test } from 'vitest'
import { listingChange } from './listing-change.ts'

test.each([
  {
    what: 'one listing of 51 years',
    change: 'new_listing',
    changes: 0,
    firstYear: 1975,
    expected: 'unchanged',
  },
  { what: 'one listing of four years', change: 'new_listing', changes: 0, firstYear: 2022, expected: 'new' },
  {
    what: 'one listing of five years',
    change: 'new_listing',
    changes: 0,
    firstYear: 2021,
    expected: 'unchanged',
  },
  {
    what: 'one without a date',
    change: 'new_listing',
    changes: 0,
    firstYear: undefined,
    expected: 'unchanged',
  },
  { what: 'amended', change: 'no_change', changes: 0, firstYear: 1979, expected: 'unchanged' },
  {
    what: 'changed and changed back',
    change: 'no_change',
    changes: 2,
    firstYear: 1975,
    expected: 'changed_back',
  },
  { what: 'made stricter', change: 'uplisted', changes: 1, firstYear: 2023, expected: 'uplisted' },
  { what: 'made less strict', change: 'downlisted', changes: 1, firstYear: 1975, expected: 'downlisted' },
] as const)('$what is $expected', ({ expected, what: _, ...history }) => {
  expect(listingChange({ ...history, currentYear: 2026 })).toBe(expected)
})
