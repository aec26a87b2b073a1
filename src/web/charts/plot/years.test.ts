import { expect, test } from 'vitest'
import { spanOf, yearsOf, yearTicks } from './years.ts'

test.each([
  { what: 'every fifth year', first: 1975, last: 1995, width: 800, ticks: [1975, 1980, 1985, 1990, 1995] },
  {
    what: 'every tenth where space is short',
    first: 1975,
    last: 2001,
    width: 300,
    ticks: [1980, 1990, 2000],
  },
  {
    what: 'every year of a short span',
    first: 2019,
    last: 2022,
    width: 300,
    ticks: [2019, 2020, 2021, 2022],
  },
  {
    what: 'every second year of a decade',
    first: 2011,
    last: 2021,
    width: 300,
    ticks: [2012, 2014, 2016, 2018, 2020],
  },
  { what: 'a single year', first: 2003, last: 2003, width: 800, ticks: [2003] },
])('$what', ({ first, last, width, ticks }) => {
  expect(yearTicks({ first, last }, width)).toEqual(ticks)
})

test('a span holds every year between its ends', () => {
  expect(yearsOf({ first: 1999, last: 2002 })).toEqual([1999, 2000, 2001, 2002])
  expect(spanOf([2002, 1999, 2001])).toEqual({ first: 1999, last: 2002 })
  expect(spanOf([])).toBeUndefined()
})
