import { expect, test } from 'vitest'
import { type AnnualQuantity, trendWindows } from '#domain/trade/trade-trend.ts'
import { trendPoints } from './trend-windows-points.ts'

function pointsOf(annual: readonly AnnualQuantity[], lastCompleteYear: number | null) {
  const windows = trendWindows(annual)
  if (windows === undefined) throw new Error('There is nothing on record')
  return trendPoints(annual, windows, lastCompleteYear)
}

test('each year says which window counts it, and whether the release holds it in full', () => {
  const annual = [2014, 2018, 2019, 2021].map((year) => ({ year, quantity: year - 2000 }))
  expect(pointsOf(annual, 2020)).toEqual([
    { year: 2014, value: 14, complete: true, window: null },
    { year: 2015, value: null, complete: true, window: null },
    { year: 2016, value: null, complete: true, window: 'historical' },
    { year: 2017, value: null, complete: true, window: 'historical' },
    { year: 2018, value: 18, complete: true, window: 'historical' },
    { year: 2019, value: 19, complete: true, window: 'recent' },
    { year: 2020, value: null, complete: true, window: 'recent' },
    { year: 2021, value: 21, complete: false, window: 'recent' },
  ])
})

test('of one year on record both windows are drawn whole', () => {
  const years = pointsOf([{ year: 2020, quantity: 1 }], null).map(({ year }) => year)
  expect(years).toEqual([2015, 2016, 2017, 2018, 2019, 2020])
})
