import { expect, test } from 'vitest'
import { placesThatLose } from './only-marked.ts'

test.each([
  { what: 'nobody had it', marks: [false, false], at: 0, lose: [] },
  { what: 'the row itself had it', marks: [true, false], at: 0, lose: [] },
  { what: 'another had it', marks: [true, false], at: 1, lose: [0] },
  { what: 'two had it against the rule', marks: [true, false, true], at: 1, lose: [0, 2] },
])('$what', ({ marks, at, lose }) => {
  const rows = marks.map((is_current) => ({ is_current }))
  expect(placesThatLose('is_current', at, rows)).toEqual(lose)
})
