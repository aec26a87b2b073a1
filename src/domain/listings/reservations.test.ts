import { expect, test } from 'vitest'
import { canReserve, wasInForceIn } from './reservations.ts'

const whole = { covers: 'species' as const, population_identifier: null }
const MINKE_WHALE = [
  { ...whole, appendix: 'II' as const, listing_date: '1979-06-28', end_date: null, is_current: false },
  { ...whole, appendix: 'I' as const, listing_date: '1986-01-01', end_date: null, is_current: true },
]

const PORBEAGLE = [
  { ...whole, appendix: 'II' as const, listing_date: '2014-09-14', end_date: null, is_current: true },
]

test.each([
  { what: 'on the first day', day: '1986-01-01', appendix: 'I' as const, may: true },
  { what: 'on the last day of a former listing', day: '1985-12-31', appendix: 'II' as const, may: true },
  { what: 'on the day after it', day: '1986-01-01', appendix: 'II' as const, may: false },
  { what: 'on an appendix it never was in', day: '1990-01-01', appendix: 'III' as const, may: false },
])('a reservation on the minke whale $what, in Appendix $appendix: $may', ({ day, appendix, may }) => {
  expect(canReserve(day, appendix, MINKE_WHALE)).toBe(may)
})

test.each([
  { what: 'after the adoption of a listing that was delayed', day: '2013-06-12', may: true },
  { what: 'decades before the listing', day: '1983-06-06', may: false },
])('a reservation on the porbeagle $what: $may', ({ day, may }) => {
  expect(canReserve(day, 'II', PORBEAGLE)).toBe(may)
})

const entered = { start_date: '1986-01-01', end_date: null, is_active: true, confirmed_on: '2023-07-07' }
const withdrawn = { ...entered, end_date: '1995-04-26', is_active: false, confirmed_on: null }
const undated = { ...withdrawn, end_date: null }
const current = { ...entered, confirmed_on: null }

test.each([
  { what: 'before it was entered', reservation: entered, year: 1985, inForce: false },
  { what: 'in its first year', reservation: entered, year: 1986, inForce: true },
  { what: 'in the year it was last confirmed', reservation: entered, year: 2023, inForce: true },
  { what: 'after it was last confirmed', reservation: entered, year: 2024, inForce: false },
  { what: 'in the year of its withdrawal', reservation: withdrawn, year: 1995, inForce: true },
  { what: 'after its withdrawal', reservation: withdrawn, year: 1996, inForce: false },
  { what: 'withdrawn without a date, in its first year', reservation: undated, year: 1986, inForce: true },
  { what: 'withdrawn without a date, a year later', reservation: undated, year: 1987, inForce: false },
  { what: 'active without a confirmed day', reservation: current, year: 2030, inForce: true },
])('$what: $inForce', ({ reservation, year, inForce }) => {
  expect(wasInForceIn(year, reservation)).toBe(inForce)
})
