import { expect, test } from 'vitest'
import { shownYears, withoutRows } from './shown-years.ts'

const VIEW = {
  first_year: 1985,
  last_year: 2008,
  last_complete_year: 2022 as number | null,
  whole_species: { first_year: 1979, terms: [] },
}

test.each([
  { what: 'trade that stopped runs on to the last complete year', choice: {}, years: [1985, 2022] },
  { what: 'chosen years without rows are shown', choice: { start_year: 1980 }, years: [1980, 2022] },
  {
    what: 'but none before the species’ first rows',
    choice: { start_year: 1975 },
    years: [1979, 2022],
  },
  { what: 'the chosen end is the end', choice: { end_year: 2010 }, years: [1985, 2010] },
  { what: 'an end after the last complete year is not', choice: { end_year: 2030 }, years: [1985, 2022] },
])('$what', ({ choice, years: [first, last] }) => {
  expect(shownYears(VIEW, choice)).toEqual({ first, last })
})

test('rows after the last complete year are shown', () => {
  expect(shownYears({ ...VIEW, last_year: 2023 }, {})).toEqual({ first: 1985, last: 2023 })
})

test('where no year is known to be complete, charts end with the rows', () => {
  expect(shownYears({ ...VIEW, last_complete_year: null }, {})).toEqual({ first: 1985, last: 2008 })
})

test('without rows there are no years', () => {
  expect(shownYears({ ...VIEW, first_year: null, last_year: null }, {})).toBeUndefined()
})

test.each([
  { year: 2022, last: 2022, value: 0 },
  { year: 2023, last: 2022, value: null },
  { year: 2023, last: null, value: 0 },
])('a year $year without rows, complete to $last: $value', ({ year, last, value }) => {
  expect(withoutRows(year, last)).toBe(value)
})
