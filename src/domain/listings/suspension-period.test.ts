import { expect, test } from 'vitest'
import { endsBeforeItStarts } from './suspension-period.ts'

test.each([
  { what: 'an open end', start: '2015-05-01', end: null, wrong: false },
  { what: 'an end that is not written yet', start: '2015-05-01', end: '', wrong: false },
  { what: 'the same day', start: '2015-05-01', end: '2015-05-01', wrong: false },
  { what: 'a later day', start: '2015-05-01', end: '2016-01-01', wrong: false },
  { what: 'an earlier day', start: '2015-05-01', end: '2015-04-30', wrong: true },
  { what: 'no start', start: null, end: '2015-04-30', wrong: false },
])('$what: $wrong', ({ start, end, wrong }) => {
  expect(endsBeforeItStarts({ suspension_start_date: start, suspension_end_date: end })).toBe(wrong)
})
