import { expect, test } from 'vitest'
import { lastCompleteYear } from './complete-years.ts'

const release = (records: Record<number, number>) =>
  Object.entries(records).map(([year, count]) => ({ year: Number(year), records: count }))

test.each<{ what: string; given: Record<number, number>; year: number | undefined }>([
  { what: 'the reference release', given: { 2021: 31_390, 2022: 30_789, 2023: 114 }, year: 2022 },
  { what: 'exactly half is complete', given: { 2021: 100, 2022: 50 }, year: 2022 },
  { what: 'less than half is not', given: { 2021: 100, 2022: 49 }, year: 2021 },
  { what: 'two stubs in a row', given: { 2020: 100, 2021: 40, 2022: 10 }, year: 2020 },
  { what: 'a single year', given: { 2020: 1 }, year: 2020 },
  { what: 'nothing', given: {}, year: undefined },
])('$what: $year', ({ given, year }) => {
  expect(lastCompleteYear(release(given))).toBe(year)
})
