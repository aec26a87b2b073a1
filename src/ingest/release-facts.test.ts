import { expect, test } from 'vitest'
import { checksumOf } from './checksum.ts'
import { releaseFacts, yearSpan } from './release-facts.ts'

test.each([
  { what: 'of none', years: [], first_year: null, last_year: null },
  { what: 'of one', years: [1992], first_year: 1992, last_year: 1992 },
  { what: 'of several in any order', years: [2004, 1992, 2018], first_year: 1992, last_year: 2018 },
])('the span of years $what: $first_year to $last_year', ({ years, first_year, last_year }) => {
  expect(yearSpan(years)).toEqual({ first_year, last_year })
})

test('a record without a year counts and is part of the checksum, but not of the span', () => {
  const records = [
    { year: 2004, total: '3' },
    { year: null, total: '7' },
  ]
  expect(releaseFacts(records, ({ year }) => year)).toEqual({
    row_count: 2,
    checksum: checksumOf(['{"year":2004,"total":"3"}', '{"year":null,"total":"7"}']),
    first_year: 2004,
    last_year: 2004,
  })
})

test('a release of millions of rows has a span too', () => {
  const years = Array.from({ length: 1_000_000 }, (_, row) => 1975 + (row % 50))
  expect(yearSpan(years)).toEqual({ first_year: 1975, last_year: 2024 })
})
