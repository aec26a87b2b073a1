import { expect, test } from 'vitest'
import { parseFormula } from './formula.ts'

test.each([
  { formula: 'A', values: [52], result: 52 },
  { formula: 'A/5', values: [665], result: 133 },
  { formula: '100*A/B', values: [3, 4], result: 75 },
  { formula: '100*(A-B)/B', values: [6, 8], result: -25 },
  { formula: '100*((A/2+B)/(C/2+D)-1)', values: [4, 1, 2, 1], result: 50 },
  { formula: 'A-B-C', values: [10, 3, 2], result: 5 },
  { formula: ' A / 2 + B ', values: [5, 1], result: 3.5 },
  { formula: 'A/B', values: [1, 0], result: null },
  { formula: 'A/B', values: [0, 0], result: null },
])('$formula of $values is $result', ({ formula, values, result }) => {
  expect(parseFormula(formula, values.length)(values)).toBe(result)
})

test.each([
  { formula: '', says: 'a number or one of the parts' },
  { formula: 'A+', says: "instead of 'its end'" },
  { formula: '(A', says: ") instead of 'its end'" },
  { formula: 'A B', says: "an operator instead of 'B'" },
  { formula: 'A+C', says: "instead of 'C'" },
  { formula: 'A % B', says: "'% B'" },
  { formula: 'a', says: "'a'" },
])('$formula is refused with the reason', ({ formula, says }) => {
  expect(() => parseFormula(formula, 2)).toThrow(says)
})
