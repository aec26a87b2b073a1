import { expect, test } from 'vitest'
import { animalsOverTime } from './whole-animals-points.ts'

test('every year of the span has both ends and its coverage; one without rows has no figure', () => {
  const byYear = [{ year: 2001, lower: 2, upper: 3.5, coverage: 0.25 }]
  expect(animalsOverTime(byYear, { first: 2000, last: 2001 }, 2000)).toEqual({
    lower: [
      { year: 2000, value: null, complete: true },
      { year: 2001, value: 2, complete: false },
    ],
    upper: [
      { year: 2000, value: null, complete: true },
      { year: 2001, value: 3.5, complete: false },
    ],
    coverage: [null, 25],
  })
})
