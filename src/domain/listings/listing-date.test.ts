import { describe, expect, test } from 'vitest'
import { mayBeYearAlone, parseListingDate, yearsListed } from './listing-date.ts'

describe('the date of a listing', () => {
  test.each([
    { text: '1979-06-28', date: { year: 1979, day: '1979-06-28' } },
    { text: '2024-02-29', date: { year: 2024, day: '2024-02-29' } },
    { text: '08/02/2015', date: { year: 2015, day: null } },
    { text: '1/7/1975', date: { year: 1975, day: null } },
    { text: '2023-02-29', date: undefined },
    { text: '2015-13-01', date: undefined },
    { text: 'soon', date: undefined },
    { text: '', date: undefined },
    { text: null, date: undefined },
  ])('$text is read as $date', ({ text, date }) => {
    expect(parseListingDate(text)).toEqual(date)
  })
})

test.each([
  { day: '1979-01-01', alone: true },
  { day: '1991-12-12', alone: false },
])('$day may stand for its year alone: $alone', ({ day, alone }) => {
  expect(mayBeYearAlone(day)).toBe(alone)
})

test.each([
  { listing_date: '1975-07-01', years: 51 },
  { listing_date: '2026-11-20', years: 0 },
  { listing_date: '2027-03-01', years: 0 },
  { listing_date: null, years: undefined },
])('in 2026 a listing of $listing_date is $years years old', ({ listing_date, years }) => {
  expect(yearsListed(listing_date, 2026)).toBe(years)
})
