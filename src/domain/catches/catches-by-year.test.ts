import { expect, test } from 'vitest'
import { areasAmong, type CaughtInArea, catchesByYear, isTotalArea } from './catches-by-year.ts'

const caught = (changes: Partial<CaughtInArea>): CaughtInArea => ({
  year: 2005,
  season: null,
  catch_total: 1,
  quota_amount: null,
  country_code: 'GL',
  area_name: 'West',
  ...changes,
})

test('a Total wins over the areas of its country and year', () => {
  const records = [
    caught({ area_name: 'West', catch_total: 291, quota_amount: 200 }),
    caught({ area_name: 'East', catch_total: 8 }),
    caught({ area_name: 'Total', catch_total: 398, quota_amount: 300 }),
  ]
  expect(catchesByYear(records)).toEqual([
    {
      year: 2005,
      season: null,
      catch_total: 398,
      quota_amount: 300,
      sum_of_areas: false,
      catch_partial: false,
      quota_partial: false,
      countries: [
        {
          country_code: 'GL',
          catch_total: 398,
          quota_amount: 300,
          area_names: ['Total'],
          sum_of_areas: false,
        },
      ],
    },
  ])
})

test('without a Total the areas are added up, and the row says so', () => {
  const records = [
    caught({ catch_total: 164, quota_amount: 188 }),
    caught({ area_name: 'East', catch_total: 18 }),
  ]
  expect(catchesByYear(records)).toMatchObject([{ catch_total: 182, quota_amount: 188, sum_of_areas: true }])
})

test('one area alone is no sum', () => {
  expect(catchesByYear([caught({})])).toMatchObject([{ catch_total: 1, sum_of_areas: false }])
})

test('countries are added, each by its own Total or areas', () => {
  const records = [
    caught({ country_code: 'NO', area_name: 'Total', catch_total: 500 }),
    caught({ country_code: 'NO', area_name: 'E', catch_total: 499 }),
    caught({ country_code: 'GL', area_name: 'West', catch_total: 100 }),
    caught({ country_code: 'GL', area_name: 'East', catch_total: 10 }),
  ]
  expect(catchesByYear(records)).toMatchObject([{ catch_total: 610, sum_of_areas: true }])
})

test('a catch that was not reported stays empty, also in a Total', () => {
  const records = [caught({ area_name: 'Total', catch_total: null }), caught({ catch_total: 5 })]
  expect(catchesByYear(records)).toMatchObject([{ catch_total: null, quota_amount: null }])
})

test('each country keeps its own figures and the areas they are made of', () => {
  const records = [
    caught({ country_code: 'NO', area_name: 'Total', catch_total: 507, quota_amount: 1286 }),
    caught({ country_code: 'NO', area_name: 'CM', catch_total: 0 }),
    caught({ area_name: 'West', catch_total: 164, quota_amount: 188 }),
    caught({ area_name: 'East', catch_total: 18, quota_amount: 24 }),
  ]
  expect(catchesByYear(records)[0]?.countries).toEqual([
    { country_code: 'NO', catch_total: 507, quota_amount: 1286, area_names: ['Total'], sum_of_areas: false },
    {
      country_code: 'GL',
      catch_total: 182,
      quota_amount: 212,
      area_names: ['West', 'East'],
      sum_of_areas: true,
    },
  ])
})

test.each([
  { what: 'every country reports', iceland: { catch_total: 0 }, catch_partial: false },
  { what: 'one country reports nothing', iceland: { catch_total: null }, catch_partial: true },
])('$what: partial $catch_partial', ({ iceland, catch_partial }) => {
  const records = [caught({ area_name: 'Total' }), caught({ country_code: 'IS', ...iceland })]
  expect(catchesByYear(records)).toMatchObject([{ catch_partial }])
})

test('where nobody reports a catch, nothing is left out of a sum', () => {
  expect(catchesByYear([caught({ catch_total: null })])).toMatchObject([{ catch_partial: false }])
})

test.each([
  { what: 'all have a quota', greenland: 164, iceland: 200, quota_partial: false },
  { what: 'one has none', greenland: 164, iceland: null, quota_partial: true },
  { what: 'none has one', greenland: null, iceland: null, quota_partial: false },
])('of countries with a catch $what: $quota_partial', ({ greenland, iceland, quota_partial }) => {
  const records = [
    caught({ area_name: 'Total', quota_amount: greenland }),
    caught({ country_code: 'IS', quota_amount: iceland }),
  ]
  expect(catchesByYear(records)).toMatchObject([{ quota_partial }])
})

test('a season counts for its first year and keeps its text', () => {
  expect(catchesByYear([caught({ season: '2005/2006' })])).toMatchObject([
    { year: 2005, season: '2005/2006' },
  ])
})

test('a period of several years is not a year', () => {
  expect(catchesByYear([caught({ year: null, season: '1992-2002' })])).toEqual([])
})

test('years come in order', () => {
  expect(catchesByYear([caught({ year: 2007 }), caught({ year: 2001 })]).map(({ year }) => year)).toEqual([
    2001, 2007,
  ])
})

test.each([
  ['Total', true],
  ['Greenland total', true],
  ['West', false],
  [null, false],
])('%s is a total: %s', (area, total) => {
  expect(isTotalArea(area)).toBe(total)
})

test('the Total is no area beside the areas that it is the sum of', () => {
  expect(areasAmong(['West', 'Total', 'East', 'West'])).toEqual(['West', 'East'])
  expect(areasAmong(['Total'])).toEqual([])
})
