import { expect, test } from 'vitest'
import { bandParts } from './band-parts.ts'

const points = (values: (number | null)[], completeTo = 2003) =>
  values.map((value, place) => ({ year: 2000 + place, value, complete: 2000 + place <= completeTo }))

test('a band runs over years in a row, and a year alone or incomplete stands for itself', () => {
  const lower = points([1, 2, null, 4, 5])
  const upper = points([3, 3, null, 6, 9])
  expect(bandParts(lower, upper)).toEqual({
    runs: [
      [
        { year: 2000, lower: 1, upper: 3 },
        { year: 2001, lower: 2, upper: 3 },
      ],
    ],
    alone: [
      { year: 2003, lower: 4, upper: 6 },
      { year: 2004, lower: 5, upper: 9 },
    ],
  })
})
