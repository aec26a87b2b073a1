import { expect, test } from 'vitest'
import { completeYearsOnly, completeYearsTrend, tradeTrend, trendWindows } from './trade-trend.ts'

const yearsFrom = (first: number, quantities: readonly number[]) =>
  quantities.map((quantity, offset) => ({ year: first + offset, quantity }))

test.each([
  { what: 'nothing on record', quantities: [], trend: 'no_trade' },
  { what: 'four years are too few', quantities: [9, 9, 9, 9], trend: 'insufficient_data' },
  { what: 'up by exactly a fifth', quantities: [10, 10, 10, 12, 12, 12], trend: 'stable' },
  { what: 'up by more than a fifth', quantities: [10, 10, 10, 12, 12, 13], trend: 'increasing' },
  { what: 'down by exactly a fifth', quantities: [10, 10, 10, 8, 8, 8], trend: 'stable' },
  { what: 'down by more than a fifth', quantities: [10, 10, 10, 8, 8, 7], trend: 'decreasing' },
  { what: 'from no trade to some', quantities: [0, 0, 0, 1, 1, 1], trend: 'increasing' },
  { what: 'from some trade to none', quantities: [1, 1, 1, 0, 0, 0], trend: 'decreasing' },
  { what: 'years on record, nothing traded', quantities: [0, 0, 0, 0, 0, 0], trend: 'no_trade' },
  { what: 'only the last six years count', quantities: [99, 99, 10, 10, 10, 10, 10, 10], trend: 'stable' },
])('$what: $trend', ({ quantities, trend }) => {
  expect(tradeTrend(yearsFrom(2015, quantities))).toBe(trend)
})

test('a year without a record inside a window counts as zero', () => {
  const annual = yearsFrom(2015, [10, 10, 10, 10, 10, 10]).filter(({ year }) => year !== 2019)
  expect(tradeTrend(annual)).toBe('decreasing')
})

test('the order of the years does not matter', () => {
  expect(tradeTrend(yearsFrom(2015, [10, 10, 10, 12, 12, 13]).toReversed())).toBe('increasing')
})

test('over complete years a nearly empty last year does not pull the trend down', () => {
  const annual = yearsFrom(2017, [10, 10, 10, 10, 10, 10, 0])
  expect(tradeTrend(annual)).toBe('decreasing')
  expect(completeYearsTrend(annual, 2022)).toBe('stable')
})

test.each([
  {
    what: 'six years',
    quantities: [10, 11, 12, 12, 15, 18],
    recent: [2018, 2020, 15],
    historical: [2015, 2017, 11],
    ratio: 15 / 11,
  },
  {
    what: 'older years, which no window holds',
    quantities: [99, 6, 6, 6, 3, 3, 3],
    recent: [2019, 2021, 3],
    historical: [2016, 2018, 6],
    ratio: 0.5,
  },
  {
    what: 'one year, the others counting as zero',
    quantities: [9],
    recent: [2013, 2015, 3],
    historical: [2010, 2012, 0],
    ratio: null,
  },
  {
    what: 'nothing traded lately',
    quantities: [3, 3, 3, 0, 0, 0],
    recent: [2018, 2020, 0],
    historical: [2015, 2017, 3],
    ratio: 0,
  },
])('the windows of $what', ({ quantities, recent, historical, ratio }) => {
  const windows = trendWindows(yearsFrom(2015, quantities))
  const told = (window = windows?.recent) => [window?.first, window?.last, window?.average]
  expect(told(windows?.recent)).toEqual(recent)
  expect(told(windows?.historical)).toEqual(historical)
  expect(windows?.ratio).toBe(ratio)
})

test('without a year on record there is no window', () => {
  expect(trendWindows([])).toBeUndefined()
})

test('complete years end with the last complete one', () => {
  expect(completeYearsOnly(yearsFrom(2021, [4, 5, 6]), 2022).map(({ year }) => year)).toEqual([2021, 2022])
})
