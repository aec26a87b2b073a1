import { describe, expect, test } from 'vitest'
import { wholeAmount } from './amounts.ts'
import { linearTrend, meanChange, rankTrend } from './trend-rules.ts'

const seriesOf = (...numbers: number[]) => numbers.map(wholeAmount)

describe('the last three years against the three before', () => {
  test.each([
    { what: 'a fifth more exactly', series: [10, 10, 10, 12, 12, 12], sign: 'increasing', ratio: 1.2 },
    { what: 'a fifth less exactly', series: [10, 10, 10, 8, 8, 8], sign: 'decreasing', ratio: 0.8 },
    { what: 'a little less than a fifth more', series: [100, 0, 0, 119, 0, 0], sign: 'stable', ratio: 1.19 },
    { what: 'nothing before', series: [0, 0, 0, 0, 1, 0], sign: 'increasing', ratio: null },
    { what: 'nothing in both', series: [9, 0, 0, 0, 0, 0, 0], sign: 'stable', ratio: null },
    { what: 'two years before: their mean', series: [10, 10, 10, 10, 10], sign: 'stable', ratio: 1 },
  ])('$what: $sign', ({ series, sign, ratio }) => {
    expect(meanChange(seriesOf(...series))).toEqual({ sign, ratio })
  })

  test('three years have none before them', () => {
    expect(meanChange(seriesOf(1, 2, 3))).toBeUndefined()
  })
})

describe('a straight line', () => {
  test.each([
    { what: 'a steep climb', series: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90], sign: 'increasing' },
    { what: 'its mirror', series: [90, 80, 70, 60, 50, 40, 30, 20, 10, 0], sign: 'decreasing' },
    { what: 'a climb of fifty in all', series: [0, 1, 2, 3, 4, 6, 7, 8, 9, 10], sign: 'no trend' },
    { what: 'a gentle climb', series: [100, 101, 102, 103, 104, 105, 106, 107, 108, 109], sign: 'no trend' },
    { what: 'one high year', series: [0, 0, 0, 0, 0, 0, 0, 0, 0, 500], sign: 'no trend' },
    { what: 'nothing at all', series: [0, 0, 0], sign: 'no trend' },
  ])('$what: $sign', ({ series, sign }) => {
    expect(linearTrend(seriesOf(...series)).sign).toBe(sign)
  })
})

describe('the order of years', () => {
  test.each([
    { what: 'each year higher', series: [1, 2, 3, 4, 5, 6], s: 15, sign: 'increasing' },
    { what: 'each year lower', series: [6, 5, 4, 3, 2, 1], s: -15, sign: 'decreasing' },
    { what: 'all alike', series: [4, 4, 4, 4, 4], s: 0, sign: 'no trend' },
    { what: 'up and down', series: [1, 5, 2, 4, 3], s: 2, sign: 'no trend' },
  ])('$what: $sign', ({ series, s, sign }) => {
    expect(rankTrend(seriesOf(...series))).toMatchObject({ s, sign })
  })

  test('its probability is that of the normal distribution', () => {
    // S = 15 of 6 years: z = 14 / √28.333; two-sided 0.00853 by printed tables.
    expect(rankTrend(seriesOf(1, 2, 3, 4, 5, 6)).p).toBeCloseTo(0.00853, 5)
    expect(rankTrend(seriesOf(7, 7, 7)).p).toBe(1)
  })
})
