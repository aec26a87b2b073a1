import { expect, test } from 'vitest'
import { dayOf, daysBefore, endsBeforeStart, isDay } from './calendar.ts'

test.each([
  { what: 'the last moment of a year', moment: '2026-12-31T23:59:59.999Z', day: '2026-12-31' },
  { what: 'the next year elsewhere, not yet in UTC', moment: '2027-01-01T01:30:00+02:00', day: '2026-12-31' },
])('$what falls on $day', ({ moment, day }) => {
  expect(dayOf(new Date(moment))).toBe(day)
})

test('days before a day cross the months', () => {
  expect(daysBefore('2024-03-01', 1)).toBe('2024-02-29')
})

test.each([
  { text: '2024-02-29', is: true },
  { text: '2023-02-29', is: false },
  { text: '2023-2-9', is: false },
  { text: '0000-01-01', is: false },
  { text: 'soon', is: false },
])('$text is a day: $is', ({ text, is }) => {
  expect(isDay(text)).toBe(is)
})

test.each([
  { what: 'an open end', start: '2015-05-01', end: null, wrong: false },
  { what: 'an end not entered yet', start: '2015-05-01', end: '', wrong: false },
  { what: 'the same day', start: '2015-05-01', end: '2015-05-01', wrong: false },
  { what: 'a later day', start: '2015-05-01', end: '2016-01-01', wrong: false },
  { what: 'an earlier day', start: '2015-05-01', end: '2015-04-30', wrong: true },
  { what: 'no start', start: null, end: '2015-04-30', wrong: false },
])('a period with $what ends before it starts: $wrong', ({ start, end, wrong }) => {
  expect(endsBeforeStart(start, end)).toBe(wrong)
})
