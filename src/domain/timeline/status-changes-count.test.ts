import { expect, test } from 'vitest'
import { statusChangesCount } from './status-changes-count.ts'

test.each([
  { counts: { assessments: 0, cites: 0, cms: 0 }, changes: 0 },
  { counts: { assessments: 1, cites: 1, cms: 1 }, changes: 0 },
  { counts: { assessments: 4, cites: 0, cms: 0 }, changes: 3 },
  { counts: { assessments: 4, cites: 2, cms: 3 }, changes: 6 },
])('$counts make $changes changes', ({ counts, changes }) => {
  expect(statusChangesCount(counts)).toBe(changes)
})
