import { expect, test } from 'vitest'
import { catchSummary } from './catch-summary.ts'
import type { CaughtInArea } from './catches-by-year.ts'

const caught = (year: number | null, catch_total: number | null, area_name: string, country_code = 'GL') =>
  ({ year, season: null, catch_total, quota_amount: null, country_code, area_name }) satisfies CaughtInArea

test('years span from the first to the last reported catch, both counted', () => {
  expect(
    catchSummary([caught(1993, 741, 'Total'), caught(2023, 5, 'Total'), caught(1992, null, 'Total')]),
  ).toEqual({
    records: 2,
    first_year: 1993,
    last_year: 2023,
    years_span: 31,
    catch_total: 746,
    country_codes: ['GL'],
    area_names: [],
  })
})

test('a Total is not added to its areas, and is no area itself', () => {
  const records = [caught(2003, 666, 'Total'), caught(2003, 600, 'West'), caught(2003, 66, 'East')]
  expect(catchSummary(records)).toMatchObject({ catch_total: 666, area_names: ['East', 'West'] })
})

test('areas of a year whose Total reports nothing are not added up', () => {
  const records = [caught(2000, null, 'Total'), caught(2000, 600, 'West'), caught(2001, 5, 'Total')]
  expect(catchSummary(records)).toMatchObject({ records: 2, catch_total: 5 })
})

test('a period of several years is a record, but adds to no year', () => {
  expect(catchSummary([caught(null, 0, 'Faroe Islands', 'FO')])).toMatchObject({
    records: 1,
    years_span: null,
    catch_total: null,
    country_codes: ['FO'],
  })
})

test('without a reported catch there is nothing to sum up', () => {
  expect(catchSummary([caught(1992, null, 'Total')])).toMatchObject({ records: 0, catch_total: null })
})
