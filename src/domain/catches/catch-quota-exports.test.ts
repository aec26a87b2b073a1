import { describe, expect, test } from 'vitest'
import { catchQuotaExports, isAboveQuota } from './catch-quota-exports.ts'
import type { CaughtInArea } from './catches-by-year.ts'

const caught = (changes: Partial<CaughtInArea>): CaughtInArea => ({
  year: 2005,
  season: '2005',
  catch_total: 100,
  quota_amount: null,
  country_code: 'GL',
  area_name: 'Total',
  ...changes,
})
const exported = (year: number, exporters: number | null, importers: number | null) => ({
  year,
  exporters,
  importers,
  larger: Math.max(exporters ?? 0, importers ?? 0),
  complete: true,
})
const GREENLAND = { country_code: 'GL', area_name: null }

describe('a catch is compared with its quota', () => {
  const figures = { catch_total: 100, quota_amount: 90, catch_partial: false, quota_partial: false }

  test.each([
    { what: 'above it', above: true },
    { what: 'equal to it', quota_amount: 100, above: false },
    { what: 'below it', quota_amount: 101, above: false },
    { what: 'above a quota of zero', quota_amount: 0, above: true },
    { what: 'without a catch', catch_total: null, above: null },
    { what: 'without a quota', quota_amount: null, above: null },
    { what: 'with a quota of only a part of the areas', quota_partial: true, above: null },
    { what: 'above it although some areas did not report', catch_partial: true, above: true },
    { what: 'below it while some areas did not report', catch_partial: true, quota_amount: 200, above: null },
  ])('$what: $above', ({ what: _, above, ...changes }) => {
    expect(isAboveQuota({ ...figures, ...changes })).toBe(above)
  })
})

describe('exports stand beside the catch', () => {
  test.each([
    { what: 'both sides', exports: [exported(2005, 3, 5)], sides: 'both', larger: 5 },
    { what: 'exporters alone', exports: [exported(2005, 3, null)], sides: 'exporters', larger: 3 },
    { what: 'importers alone', exports: [exported(2005, null, 5)], sides: 'importers', larger: 5 },
    { what: 'nobody', exports: [exported(2005, null, null)], sides: 'none', larger: 0 },
    { what: 'no trade record', exports: [], sides: null, larger: null },
  ])('reported by $what', ({ exports, sides, larger }) => {
    expect(catchQuotaExports([caught({})], GREENLAND, exports)).toMatchObject([
      { year: 2005, catch_total: 100, sides, larger },
    ])
  })
})

test('every year from the first catch or export to the last has a row', () => {
  const years = catchQuotaExports([caught({ year: 2007 })], GREENLAND, [exported(2004, 1, 1)])
  expect(years.map(({ year, catch_total, larger }) => [year, catch_total, larger])).toEqual([
    [2004, null, 1],
    [2005, null, null],
    [2006, null, null],
    [2007, 100, null],
  ])
})

test('a stock has its own catch and quota, and the exports of its country', () => {
  const records = [
    caught({ catch_total: 100, quota_amount: 300 }),
    caught({ area_name: 'West', catch_total: 90, quota_amount: 80 }),
    caught({ country_code: 'NO', catch_total: 7 }),
  ]
  const ofWest = catchQuotaExports(records, { country_code: 'GL', area_name: 'West' }, [exported(2005, 3, 5)])
  expect(ofWest).toMatchObject([{ catch_total: 90, quota_amount: 80, above_quota: true, larger: 5 }])
  expect(catchQuotaExports(records, GREENLAND, [])).toMatchObject([{ catch_total: 100, above_quota: false }])
})

test('periods of several years are in no year, and nothing known is no row', () => {
  expect(catchQuotaExports([caught({ year: null })], GREENLAND, [])).toEqual([])
})
