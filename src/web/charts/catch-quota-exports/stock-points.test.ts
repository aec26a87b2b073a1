import { expect, test } from 'vitest'
import { quotaSteps, stockShown, whiskerOf } from './stock-points.ts'

const NOTHING = {
  season: null,
  catch_total: null,
  quota_amount: null,
  above_quota: null,
  sum_of_areas: false,
  catch_partial: false,
  quota_partial: false,
  exporters: null,
  importers: null,
  larger: null,
  sides: null,
  complete: true,
}
const inYear = (year: number, changes: Partial<Omit<typeof NOTHING, 'sides'>> | object = {}) => ({
  ...NOTHING,
  year,
  ...changes,
})
const answer = (years: ReturnType<typeof inYear>[], converts = true) => ({
  stocks: [],
  stock: null,
  articles: [],
  article: { term: 'tusks', measure: 'number', rows: 1, converts },
  fraction_rows: 0,
  release: '2025.1',
  last_complete_year: 2022,
  years,
  measures: [],
})

test('years at the ends of which nothing is known are left out', () => {
  const years = [
    inYear(1992),
    inYear(1993, { catch_total: 7 }),
    inYear(1994),
    inYear(1995, { larger: 0 }),
    inYear(1996),
  ]
  expect(stockShown(answer(years))?.span).toEqual({ first: 1993, last: 1995 })
  expect(stockShown(answer([inYear(1992)]))).toBeUndefined()
})

test('animals and catches share a panel, any other unit has its own', () => {
  const years = [inYear(2005, { catch_total: 7, larger: 900, exporters: 950 })]
  expect(stockShown(answer(years))).toMatchObject({ inAnimals: true, largest: { animals: 950 } })
  expect(stockShown(answer(years, false))).toMatchObject({
    inAnimals: false,
    largest: { animals: 7, exports: 950 },
  })
})

test('years above the quota, of one side and incomplete ones are named', () => {
  const years = [
    inYear(2004, { catch_total: 9, quota_amount: 8, above_quota: true }),
    inYear(2005, { catch_total: 7, quota_amount: 8, above_quota: false, larger: 1, sides: 'importers' }),
    inYear(2006, { larger: 1, sides: 'both', complete: false }),
  ]
  expect(stockShown(answer(years))).toMatchObject({
    above: [2004],
    compared: 2,
    oneSided: [2005],
    incomplete: [2006],
    hasQuotas: true,
  })
})

test.each([
  { what: 'both sides: from the smaller to the larger', exporters: 5, importers: 3, whisker: [3, 5] },
  { what: 'one side: none', exporters: 5, importers: null, whisker: undefined },
  { what: 'neither side: none', exporters: null, importers: null, whisker: undefined },
])('a whisker of $what', ({ exporters, importers, whisker }) => {
  expect(whiskerOf(inYear(2005, { exporters, importers }))).toEqual(whisker)
})

test('a year without a quota interrupts the steps', () => {
  const years = [2004, 2005, 2007].map((year) => inYear(year, { quota_amount: 300 }))
  expect(quotaSteps([...years, inYear(2008)]).map((run) => run.map(({ year }) => year))).toEqual([
    [2004, 2005],
    [2007],
  ])
})
