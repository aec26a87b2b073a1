import { expect, test } from 'vitest'
import { requiredYear } from './fields.ts'

test.each([
  { given: '1994', says: undefined },
  { given: '', says: 'year_missing' },
  { given: null, says: 'year_missing' },
  { given: 'abc', says: 'year_number' },
  { given: '1994.5', says: 'year_number' },
  { given: '1899', says: 'too_early' },
  { given: '2201', says: 'year_too_late' },
])('a year of $given: $says', ({ given, says }) => {
  const read = requiredYear(1900, 'too_early', 'year_missing').safeParse(given)
  expect(read.error?.issues[0]?.message).toBe(says)
})
