import { expect, test } from 'vitest'
import { animalsOverTime } from './whole-animals-points.ts'

const BY_YEAR = [
  { year: 2001, lower: 0, upper: 0, coverage: 0 },
  { year: 2002, lower: 2, upper: 3.5, coverage: 0.25 },
]

test('a year without rows is zero where it is complete; one in which nothing converts is unknown', () => {
  expect(animalsOverTime(BY_YEAR, { first: 2000, last: 2003 }, 2001)).toEqual({
    lower: [
      { year: 2000, value: 0, complete: true },
      { year: 2001, value: null, complete: true },
      { year: 2002, value: 2, complete: false },
      { year: 2003, value: null, complete: false },
    ],
    upper: [
      { year: 2000, value: 0, complete: true },
      { year: 2001, value: null, complete: true },
      { year: 2002, value: 3.5, complete: false },
      { year: 2003, value: null, complete: false },
    ],
    coverage: [null, 0, 25, null],
  })
})
