import { describe, expect, test } from 'vitest'
import { aboveQuota, catchesInWords, largestCatch, yearsWithoutCatch } from './catches-in-words.ts'

const caught = (year: number, catch_total: number | null, quota_amount: number | null = null) => ({
  year,
  catch_total,
  quota_amount,
  above_quota: catch_total === null || quota_amount === null ? null : catch_total > quota_amount,
})

describe('the largest catch', () => {
  test.each([
    {
      what: 'beside the last reported one',
      years: [caught(2000, 9), caught(2001, 4), caught(2002, null)],
      said: {
        key: 'catches.peakAndLast',
        values: { year: { value: 2000 }, last: { value: 2001 }, caught: { value: 4 } },
      },
    },
    {
      what: 'the last one itself',
      years: [caught(2000, 4), caught(2001, 9)],
      said: { key: 'catches.peakIsLast', values: { year: { value: 2001 }, most: { value: 9 } } },
    },
  ])('$what', ({ years, said }) => {
    expect(largestCatch(years)).toMatchObject(said)
  })

  test.each([
    { what: 'two are alike', years: [caught(2000, 9), caught(2001, 9)] },
    { what: 'there is one year only', years: [caught(2000, 9)] },
    { what: 'nothing was caught', years: [caught(2000, 0), caught(2001, 0)] },
    { what: 'nothing was reported', years: [caught(2000, null)] },
  ])('is not named where $what', ({ years }) => {
    expect(largestCatch(years)).toBeUndefined()
  })
})

describe('the quota', () => {
  test.each([
    {
      what: 'exceeded in some of the years with both figures',
      years: [caught(2000, 9, 5), caught(2001, 4, 5), caught(2002, 7)],
      said: {
        key: 'catches.above',
        count: 2,
        values: { above: { value: 1 }, compared: { value: 2 }, share: { value: 1.3 } },
      },
    },
    {
      what: 'never exceeded',
      years: [caught(2000, 3, 5), caught(2001, 5, 5)],
      said: { key: 'catches.neverAbove', values: { share: { value: 0.8 } } },
    },
  ])('$what', ({ years, said }) => {
    expect(aboveQuota(years)).toMatchObject(said)
  })

  test('is not named where no year has both figures, or none can be compared', () => {
    expect(aboveQuota([caught(2000, 3), caught(2001, null, 5)])).toBeUndefined()
    expect(aboveQuota([{ ...caught(2000, 9, 5), above_quota: null }])).toBeUndefined()
  })
})

test('years without a report are counted, gaps among them', () => {
  expect(yearsWithoutCatch([caught(2000, 3), caught(2001, null), caught(2004, 2)])).toMatchObject({
    key: 'catches.without',
    count: 3,
  })
  expect(yearsWithoutCatch([caught(2000, 3), caught(2001, 2)])).toBeUndefined()
})

test('without a year nothing is said', () => {
  expect(catchesInWords([])).toEqual([])
})
