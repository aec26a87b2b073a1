import { expect, test } from 'vitest'
import { isUndated, seizureGaps } from './seizures-shown.ts'

const NOTHING = { seizure_date: null, seizure_year: null, country_code: null }

test.each([
  { what: 'a day', given: { seizure_date: '2014-03-02' }, undated: false },
  { what: 'a year alone', given: { seizure_year: 2014 }, undated: false },
  { what: 'a place alone', given: { country_code: 'DK' }, undated: true },
  { what: 'nothing', given: {}, undated: true },
])('a record with $what: undated $undated', ({ given, undated }) => {
  expect(isUndated({ ...NOTHING, ...given })).toBe(undated)
})

test('records are counted by what they do not say', () => {
  const records = [NOTHING, { ...NOTHING, country_code: 'DK' }, { ...NOTHING, seizure_year: 2014 }]
  expect(seizureGaps(records)).toEqual({ undated: 2, undatedAndUnplaced: 1 })
  expect(seizureGaps([])).toEqual({ undated: 0, undatedAndUnplaced: 0 })
})
