import { expect, test } from 'vitest'
import { listingChange } from './listing-change.ts'

test.each([
  { what: 'one listing of 51 years', change: 'new_listing', changes: 0, firstYear: 1975, said: 'unchanged' },
  { what: 'one listing of four years', change: 'new_listing', changes: 0, firstYear: 2022, said: 'new' },
  {
    what: 'one listing of five years',
    change: 'new_listing',
    changes: 0,
    firstYear: 2021,
    said: 'unchanged',
  },
  { what: 'one without a date', change: 'new_listing', changes: 0, firstYear: undefined, said: 'unchanged' },
  { what: 'amended', change: 'no_change', changes: 0, firstYear: 1979, said: 'unchanged' },
  {
    what: 'changed and changed back',
    change: 'no_change',
    changes: 2,
    firstYear: 1975,
    said: 'changed_back',
  },
  { what: 'made stricter', change: 'uplisted', changes: 1, firstYear: 2023, said: 'uplisted' },
  { what: 'made less strict', change: 'downlisted', changes: 1, firstYear: 1975, said: 'downlisted' },
] as const)('$what is $said', ({ said, what: _, ...history }) => {
  expect(listingChange({ ...history, currentYear: 2026 })).toBe(said)
})
