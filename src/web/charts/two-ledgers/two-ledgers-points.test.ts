import { expect, test } from 'vitest'
import { ledgerYears, unmatched } from './two-ledgers-points.ts'

const article = {
  term: 'tusks',
  measure: 'number',
  rows: 4,
  exporters: 12,
  importers: 9,
  larger: 13,
  years: [{ year: 2000, exporters: 12, importers: 9, larger: 13, matched: 8 }],
}

test('every year of the span has an entry; one without rows reports nothing', () => {
  expect(ledgerYears(article, { first: 1999, last: 2000 })).toEqual([
    { year: 1999, exporters: 0, importers: 0, matched: 0 },
    { year: 2000, exporters: 12, importers: 9, matched: 8 },
  ])
})

test('what is not confirmed is one side’s alone', () => {
  expect(unmatched(12, 8)).toBe(4)
  expect(unmatched(8, 8)).toBe(0)
})
